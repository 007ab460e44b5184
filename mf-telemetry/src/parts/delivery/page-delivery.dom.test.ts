import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import type { Call } from './call';
import { deliveryOf } from './delivery-of';

const CALL: Call = { path: '/api/events/RecordJavascriptErrors', format: 'json', body: '[1]', records: 1 };
const turn = () => jest.advanceTimersByTimeAsync(0);

interface Fetched {
  readonly url: URL;
  readonly init: RequestInit;
}
interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly retryAfter?: string;
}

/** A page whose server answers what is in `answers`, then 200; `fails` is the network. */
function open(context = {}) {
  const fetched: Fetched[] = [];
  const answers: (Answer | 'fails')[] = [];
  Object.assign(globalThis, {
    // jsdom has neither.
    Request: class {
      keepalive = true;
    },
    fetch: async (url: string, init: RequestInit) => {
      fetched.push({ url: new URL(url, 'http://shop.test'), init });
      const answer = answers.shift() ?? { status: 200 };
      if (answer === 'fails') throw new TypeError('Failed to fetch');
      return {
        status: answer.status,
        headers: new Headers(answer.retryAfter ? { 'Retry-After': answer.retryAfter } : {}),
        json: async () => answer.body,
      };
    },
  });
  Object.assign(Request.prototype, { keepalive: false });
  const host = createFakeHost({}, { context });
  hosts.push(host);
  host.allow('analytics');
  return { host, fetched, answers, delivery: deliveryOf(host), keyOf: (at: number) => keyIn(fetched[at]) };
}
const hosts: FakeHost[] = [];
const keyIn = (one: Fetched | undefined) => one?.url.searchParams.get('key');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const host of hosts.splice(0)) host.end();
  jest.useRealTimers();
  for (const name of ['fetchLater', 'indexedDB']) Reflect.deleteProperty(globalThis, name);
});

spec(['ERRREP-02', 'ERRREP-03'], 'a call goes out with its key, and the crumb in query and header', () => {
  const { delivery, fetched, host } = open();
  const { crumb } = host.perRequest;
  delivery.send(CALL);
  expect(fetched).toHaveLength(1);
  const { url, init } = fetched[0] as Fetched;
  expect([url.pathname, url.searchParams.get('crumb')]).toEqual([CALL.path, crumb]);
  expect(url.searchParams.get('key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(url.searchParams.get('sent')).toBe(String(Date.now()));
  expect(init).toMatchObject({ method: 'POST', body: '[1]', keepalive: true, redirect: 'error' });
  expect(init.headers).toMatchObject({ 'Content-Type': 'application/json', 'x-csrf-token': crumb });
});

spec('CENSUS-03', 'a call waits for its answer as long as it says, and is then sent again under its key', async () => {
  const { delivery, fetched, keyOf } = open();
  let signal: AbortSignal | null | undefined;
  Object.assign(AbortSignal, {
    timeout: (ms: number) => {
      const ended = new AbortController();
      setTimeout(() => ended.abort(), ms);
      return ended.signal;
    },
  });
  const { fetch } = globalThis;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    void fetch(url, init);
    signal = init.signal;
    return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  }) as typeof fetch;
  delivery.send({ ...CALL, timeoutMs: 2500 });
  await jest.advanceTimersByTimeAsync(2499);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(fetched).toHaveLength(2);
  expect(keyOf(1)).toBe(keyOf(0));
});

test('a call tells of its own page, also where a later one sends it', async () => {
  const { delivery, fetched, host, answers } = open({ pagePath: '/sklep/p/żółty kubek' });
  answers.push('fails');
  delivery.send(CALL);
  Object.assign(host.context, { pagePath: '/later' });
  await jest.advanceTimersByTimeAsync(2000);
  const pages = fetched.map(({ url }) => url.searchParams.get('page'));
  expect(pages).toEqual(Array(2).fill('/sklep/p/żółty kubek'));
});

test('a crumb the server has renewed is taken at once', async () => {
  const { delivery, fetched, answers, keyOf } = open();
  answers.push({ status: 403, body: { crumbFail: true, crumb: 'new' } });
  delivery.send(CALL);
  await turn();
  expect([fetched.length, keyOf(1)]).toEqual([2, keyOf(0)]);
});

test('what the network or a busy server did not take is sent again, no sooner than it asks; a refusal is final', async () => {
  const { delivery, fetched, answers, keyOf } = open();
  answers.push('fails', { status: 429, retryAfter: '60' });
  delivery.send(CALL);
  await jest.advanceTimersByTimeAsync(2000);
  expect([fetched.length, keyOf(1)]).toEqual([2, keyOf(0)]);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(fetched).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(7000);
  expect([fetched.length, keyOf(2)]).toEqual([3, keyOf(0)]);
  answers.push({ status: 400 });
  delivery.send(CALL);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetched).toHaveLength(4);
});

test('calls under way that outlive their page stay within what the browser lets them carry', async () => {
  const { delivery, fetched } = open();
  const body = 'x'.repeat(25_000);
  for (let at = 0; at < 3; at += 1) delivery.send({ ...CALL, body });
  expect(fetched.map(({ init }) => init.keepalive)).toEqual([true, true, false]);
  await turn();
  delivery.send({ ...CALL, body });
  expect(fetched.at(-1)?.init.keepalive).toBe(true);
});

test('a call that is too long for its page’s end is not sent but counted', async () => {
  const { delivery, fetched, host } = open();
  delivery.send({ ...CALL, body: 'ż'.repeat(30_001), records: 7 });
  expect(fetched).toEqual([]);
  delivery.send(CALL);
  await turn();
  expect(host.records).toMatchObject([{ kind: 'error', text: 'Records that were not delivered: 7' }]);
});

test('all features of a page have one delivery, which asks them for what they still have and ends with the last', () => {
  const { delivery, host } = open();
  const other = createFakeHost({});
  other.allow('analytics');
  const second = deliveryOf({ ...other, store: host.store });
  const takes = [jest.fn(), jest.fn()] as const;
  delivery.beforeLeaving(takes[0]);
  second.beforeLeaving(takes[1]);
  const called = () => takes.map(({ mock }) => mock.calls.length);
  window.dispatchEvent(new Event('pagehide'));
  expect(called()).toEqual([1, 1]);
  host.end();
  expect(called()).toEqual([2, 1]);
  window.dispatchEvent(new Event('pagehide'));
  expect(called()).toEqual([2, 2]);
  other.end();
  window.dispatchEvent(new Event('pagehide'));
  expect(called()).toEqual([2, 3]);
});

test('a page that is left uses the browser’s promise to send later; where that has no room, a call that outlives it', () => {
  const { delivery, fetched } = open();
  delivery.beforeLeaving(() => delivery.send(CALL));
  const later: string[] = [];
  Object.assign(globalThis, { fetchLater: (url: string) => void later.push(url) });
  window.dispatchEvent(new Event('pagehide'));
  expect([later.length, fetched.length]).toEqual([1, 0]);
  Object.assign(globalThis, {
    fetchLater: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched.at(-1)?.init.keepalive).toBe(true);
});

test('a page that the browser may keep sends a call that outlives it: a promise would throw it out of the memory', () => {
  const { delivery, fetched } = open();
  delivery.beforeLeaving(() => delivery.send(CALL));
  const fetchLater = jest.fn();
  Object.assign(globalThis, { fetchLater });
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(fetchLater).not.toHaveBeenCalled();
  expect(fetched.map(({ init }) => init.keepalive)).toEqual([true]);
});

test('where no call outlives its page, a page that is left sends a beacon', () => {
  const { delivery, fetched } = open();
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  const beacons: unknown[] = [];
  Object.assign(navigator, { sendBeacon: (url: string, { type }: Blob) => beacons.push([url.split('?')[0], type]) });
  delivery.beforeLeaving(() => delivery.send({ ...CALL, format: 'form' }));
  window.dispatchEvent(new Event('pagehide'));
  expect([beacons, fetched]).toEqual([[[CALL.path, 'application/x-www-form-urlencoded;charset=utf-8']], []]);
});

spec(['PERF-02', 'PERF-03'], 'but none where it would be lost: on iOS before 12.2 it is a plain call', () => {
  const { delivery, fetched } = open();
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  delivery.beforeLeaving(() => delivery.send({ ...CALL, path: '/api/1/performance/records', format: 'text' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(fetched.map(({ url, init }) => [url.pathname, init.headers])).toMatchObject([
    ['/api/1/performance/records', { 'Content-Type': 'text/plain;charset=UTF-8' }],
  ]);
});

test('what is held and then sent has one key, and the next call another', async () => {
  const { delivery, fetched, keyOf } = open();
  const puts: string[] = [];
  jest.spyOn(crypto, 'getRandomValues');
  delivery.hold(CALL);
  delivery.hold({ ...CALL, body: '[1,2]' });
  expect([fetched, puts]).toEqual([[], []]);
  delivery.send({ ...CALL, body: '[1,2,3]' });
  delivery.send(CALL);
  expect(crypto.getRandomValues).toHaveBeenCalledTimes(2);
  expect(keyOf(1)).not.toBe(keyOf(0));
});

/** Opens and deletions of databases. */
function watchDatabases(): string[] {
  const calls: string[] = [];
  Object.assign(globalThis, {
    indexedDB: {
      open: (name: string) => (calls.push(`open ${name}`), {}),
      deleteDatabase: (name: string) => (calls.push(`delete ${name}`), {}),
    },
  });
  return calls;
}

test('who takes the permission back leaves nothing, and nothing more is sent', async () => {
  const calls = watchDatabases();
  const { host, delivery, fetched, answers } = open();
  answers.push('fails');
  delivery.send(CALL);
  const take = jest.fn(() => delivery.send(CALL));
  delivery.beforeLeaving(take);
  jest.spyOn(host.consent, 'allows').mockReturnValue(false);
  host.end();
  delivery.send(CALL);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(take).not.toHaveBeenCalled();
  expect(fetched).toHaveLength(1);
  expect(calls).toEqual(['open telemetry-outbox', 'delete telemetry-outbox']);
});

test('for an account whose visits do not count nothing is kept', () => {
  const calls = watchDatabases();
  const authenticatedAccount = { id: 'a', displayName: 'Ada' };
  const { fetched, delivery } = open({ authenticatedAccount, websiteRoles: [WEBSITE_ROLE.editor] });
  delivery.send(CALL);
  expect([fetched.length, calls]).toEqual([1, []]);
  open({ authenticatedAccount, websiteRoles: [WEBSITE_ROLE.viewer] });
  expect(calls).toEqual(['open telemetry-outbox']);
});
