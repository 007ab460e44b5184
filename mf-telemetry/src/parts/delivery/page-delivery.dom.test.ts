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

/** A page whose server gives the responses in `answers`, then 200; `fails` is a network error. */
function open(context = {}) {
  const fetched: Fetched[] = [];
  const answers: (Answer | 'fails')[] = [];
  Object.assign(globalThis, {
    // Missing in jsdom.
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
  Reflect.deleteProperty(navigator, 'locks');
});

spec(['ERRREP-02', 'ERRREP-03'], 'sends a call with its key, and with the crumb in query and header', () => {
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

spec('CENSUS-03', 'a call waits for a response until its timeout, and is then sent again with its key', async () => {
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

test('a call names the page it comes from, even if a later page sends it', async () => {
  const { delivery, fetched, host, answers } = open({ pagePath: '/sklep/p/żółty kubek' });
  answers.push('fails');
  delivery.send(CALL);
  Object.assign(host.context, { pagePath: '/later' });
  await jest.advanceTimersByTimeAsync(2000);
  const pages = fetched.map(({ url }) => url.searchParams.get('page'));
  expect(pages).toEqual(Array(2).fill('/sklep/p/żółty kubek'));
});

test('uses a crumb that the server has renewed at once', async () => {
  const { delivery, fetched, answers, keyOf } = open();
  answers.push({ status: 403, body: { crumbFail: true, crumb: 'new' } });
  delivery.send(CALL);
  await turn();
  expect([fetched.length, keyOf(1)]).toEqual([2, keyOf(0)]);
});

test('retries after network errors and a busy server, no sooner than requested; a rejection is final', async () => {
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

test('keepalive requests stay within the browser’s limit', async () => {
  const { delivery, fetched } = open();
  const body = 'x'.repeat(25_000);
  for (let at = 0; at < 3; at += 1) delivery.send({ ...CALL, body });
  expect(fetched.map(({ init }) => init.keepalive)).toEqual([true, true, false]);
  await turn();
  delivery.send({ ...CALL, body });
  expect(fetched.at(-1)?.init.keepalive).toBe(true);
});

test('a call that exceeds the limit of keepalive requests is not sent but counted', async () => {
  const { delivery, fetched, host } = open();
  delivery.send({ ...CALL, body: 'ż'.repeat(30_001), records: 7 });
  expect(fetched).toEqual([]);
  delivery.send(CALL);
  await turn();
  expect(host.records).toMatchObject([{ kind: 'error', text: 'Records that were not delivered: 7' }]);
});

test('all features of a page share one delivery, which collects their records and ends with the last feature', () => {
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

test('a page that is left uses fetchLater; if that is over its quota, a keepalive request', () => {
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

test('a page that may enter the back/forward cache uses keepalive, because fetchLater would evict it', () => {
  const { delivery, fetched } = open();
  delivery.beforeLeaving(() => delivery.send(CALL));
  const fetchLater = jest.fn();
  Object.assign(globalThis, { fetchLater });
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(fetchLater).not.toHaveBeenCalled();
  expect(fetched.map(({ init }) => init.keepalive)).toEqual([true]);
});

test('without keepalive, a page that is left sends a beacon', () => {
  const { delivery, fetched } = open();
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  const beacons: unknown[] = [];
  Object.assign(navigator, { sendBeacon: (url: string, { type }: Blob) => beacons.push([url.split('?')[0], type]) });
  delivery.beforeLeaving(() => delivery.send({ ...CALL, format: 'form' }));
  window.dispatchEvent(new Event('pagehide'));
  expect([beacons, fetched]).toEqual([[[CALL.path, 'application/x-www-form-urlencoded;charset=utf-8']], []]);
});

spec(['PERF-02', 'PERF-03'], 'on iOS before 12.2, which loses beacons, it uses a plain request', () => {
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

test('a call that is held and then sent keeps its key, and the next call has another', async () => {
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

test('withdrawn consent deletes the outbox, and nothing more is sent', async () => {
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

// A browser test cannot time this reliably: a page that is cached while it opens the outbox blocks it for all others.
test('the page holds a lock while it opens the outbox', async () => {
  const calls = watchDatabases();
  const locks = lockAtWill(calls);
  open().delivery.send(CALL);
  expect(calls).toEqual(['lock telemetry-outbox-opening']);
  void locks.grant();
  expect(calls).toEqual(['lock telemetry-outbox-opening', 'open telemetry-outbox']);
});

test('no outbox is created if consent is withdrawn before the lock is granted', async () => {
  const calls = watchDatabases();
  const locks = lockAtWill(calls);
  const { host } = open();
  deliveryOf(host).send(CALL);
  jest.spyOn(host.consent, 'allows').mockReturnValue(false);
  host.end();
  await locks.grant();
  expect(calls).toEqual(['lock telemetry-outbox-opening', 'delete telemetry-outbox']);
});

/** jsdom has no locks; this one is granted when the test says so. */
function lockAtWill(calls: string[]) {
  let grant = async (): Promise<unknown> => undefined;
  const request = (name: string, work: () => Promise<unknown>) => {
    calls.push(`lock ${name}`);
    grant = work;
    return new Promise(() => undefined);
  };
  Object.assign(navigator, { locks: { request } });
  return { grant: () => grant() };
}

test('stores nothing for an account whose visits do not count', () => {
  const calls = watchDatabases();
  const authenticatedAccount = { id: 'a', displayName: 'Ada' };
  const { fetched, delivery } = open({ authenticatedAccount, websiteRoles: [WEBSITE_ROLE.editor] });
  delivery.send(CALL);
  expect([fetched.length, calls]).toEqual([1, []]);
  open({ authenticatedAccount, websiteRoles: [WEBSITE_ROLE.viewer] });
  expect(calls).toEqual(['open telemetry-outbox']);
});
