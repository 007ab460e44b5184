import type { RequestResult } from 'shared-types/host/request';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { RELEASE } from '../../parts/origin/release.fixture';
import { SAMPLE_ENCODING } from './encoding.fixture';
import { fakeObservers } from './probes/fake-observers.fixture';
import { start } from './performance.effects';

const ID = '0b5f9a3e-6d0b-4f58-9a53-0d1f8c7f2a11';
const SETTINGS = { pageLoadId: ID, flags: { records: true, remotes: true }, encoding: SAMPLE_ENCODING };
const TYPES = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input', 'longtask'];
const ALL = [...TYPES, 'long-animation-frame', 'resource', 'mark'];
const OWN = { type: 'reload', loadEventEnd: 400, responseStart: 80, domContentLoadedEventEnd: 200 };

const answer = (body: unknown, status = 200): RequestResult<unknown> => ({ ok: true, status, body });
const failure = (status: number, code = `site/${status}`): RequestResult<unknown> => ({
  ok: false,
  status,
  code,
  message: 'No.',
});
const entries: Record<string, object[]> = {};
let warned: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000, doNotFake: ['performance'] });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(entries, { navigation: [OWN], paint: [{ name: 'first-contentful-paint', startTime: 90 }], mark: [] });
  Object.assign(performance, {
    now: () => 500,
    getEntriesByType: (type: string) => entries[type] ?? [],
    getEntriesByName: () => entries['paint'],
    mark: (name: string) => entries['mark']?.push({ name }),
  });
  Object.assign(globalThis, { colonnade: { release: RELEASE } });
});
afterEach(() => {
  window.dispatchEvent(new Event('test-over'));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function startLive(result: RequestResult<unknown> = answer(SETTINGS), types: readonly string[] = ALL) {
  const observers = fakeObservers(types);
  const host = createFakeHost({});
  host.replies.push(result);
  const delivery = fakeDelivery(host);
  start(showView(null), host);
  await jest.advanceTimersByTimeAsync(0);
  const reported = () =>
    delivery.sent.map(({ body }) => JSON.parse(body) as { e: string; a: string; d: { v: number } }[]);
  const metrics = () => reported().map((call) => Object.fromEntries(call.map(({ e, d }) => [e, d.v])));
  window.addEventListener('test-over', host.end, { once: true });
  return { ...observers, ...delivery, host, reported, metrics };
}
const comeBack = () => {
  const event = new PageTransitionEvent('pageshow', { persisted: true });
  window.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: 900_000 }));
};

spec(['PERF-05', 'PERF-06'], 'requests its settings first, for at most 30000 ms', async () => {
  const { host } = await startLive();
  expect(host.calls).toMatchObject([{ path: '/api/1/performance/settings', options: { timeoutMs: 30_000 } }]);
});

spec(
  ['PERF-01', 'PERF-02', 'PERF-09', 'PERF-15'],
  'sends records as text, a JSON array: page load, app, event, time and data with the version 4.0.7',
  async () => {
    const { leave, sent, reported } = await startLive();
    leave();
    expect(sent).toMatchObject([
      { path: '/api/1/performance/records', format: 'text', records: reported()[0]?.length },
    ]);
    expect(reported()[0]).toContainEqual({
      i: ID,
      a: 'page',
      e: 'ttfb',
      t: 1_700_000_000_000,
      d: { v: 80, p: SAMPLE_CONTEXT.pagePath, n: 'reload', c: '4.0.7' },
    });
  },
);

spec('PERF-10', 'paints, shifts and inputs are reported as they are when the page is left', async () => {
  const { leave, metrics, emit } = await startLive();
  for (const startTime of [95, 120]) emit('largest-contentful-paint', { startTime });
  for (const startTime of [300, 900])
    emit('layout-shift', { value: 0.1, startTime, hadRecentInput: false, sources: [] });
  emit('layout-shift', { value: 5, startTime: 950, hadRecentInput: true, sources: [] });
  emit('first-input', { startTime: 700, processingStart: 712, interactionId: 1, duration: 16 });
  emit('event', { interactionId: 2, duration: 120 });
  // The first shift loads the file that finds its origin.
  await jest.advanceTimersByTimeAsync(0);
  leave();
  expect(metrics()).toMatchObject([
    { fcp: 90, lcp: 120, cls: 0.2, fid: 12, inp: 120, ttfb: 80, load: 400, shift: 0.2 },
  ]);
});

spec('PERF-13', 'sends final metrics 30000 ms after the load event, and keeps the rest', async () => {
  const { leave, metrics, emit } = await startLive();
  emit('largest-contentful-paint', { startTime: 120 });
  await jest.advanceTimersByTimeAsync(29_899);
  expect(metrics()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(metrics()).toMatchObject([{ ttfb: 80, load: 400 }]);
  expect(metrics()[0]).not.toHaveProperty('lcp');
  leave();
  expect(metrics()[1]).toMatchObject({ lcp: 120, cls: 0 });
  expect(metrics()[1]).not.toHaveProperty('ttfb');
});

spec('PERF-13', 'for a prerendered page the 30 seconds start with its activation', async () => {
  Object.assign(entries, { navigation: [{ ...OWN, activationStart: 60_000 }] });
  Object.assign(performance, { now: () => 60_100 });
  const { sent } = await startLive();
  await jest.advanceTimersByTimeAsync(29_899);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent[0]?.body).toContain('"n":"prerender"');
});

spec(['PERF-11', 'PERF-12'], 'sends everything when the page is hidden or left, once', async () => {
  const { leave, sent } = await startLive();
  leave();
  leave();
  await jest.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(1);
});

spec('PERF-08', 'observes and sends nothing if the flags are off', async () => {
  for (const flags of [{ records: false, remotes: true }, { remotes: true }, undefined, 'on', { records: 1 }]) {
    const { leave, observed, sent } = await startLive(answer({ ...SETTINGS, flags }));
    await jest.advanceTimersByTimeAsync(31_000);
    leave();
    expect([flags, observed(), sent]).toEqual([flags, [], []]);
  }
  expect(warned).not.toHaveBeenCalled();
});

spec('PERF-08', 'measures remotes only if their flag is on', async () => {
  const flags = { records: true, remotes: false };
  const { leave, metrics, observed, emit } = await startLive(answer({ ...SETTINGS, flags }));
  expect(observed().sort()).toEqual([...TYPES].sort());
  emit('layout-shift', { value: 0.1, startTime: 1, hadRecentInput: false, sources: [] });
  leave();
  expect(metrics()[0]).toMatchObject({ cls: 0.1 });
  expect(metrics()[0]).not.toHaveProperty('shift');
});

spec('PERF-07', 'a settings request without a response logs nothing, and nothing is measured', async () => {
  const { observed, sent, leave } = await startLive(failure(0, 'site/unreachable'));
  leave();
  expect([observed(), sent, warned.mock.calls]).toEqual([[], [], []]);
});

spec(
  ['PERF-07', 'PERF-17', 'PERF-18', 'PERF-19', 'PERF-21', 'PERF-22'],
  'invalid settings are logged as a warning, and nothing is measured',
  async () => {
    const cases: [RequestResult<unknown>, string][] = [
      [failure(0, 'site/timed-out'), 'Metric settings request timeout'],
      [failure(503), 'XHR request DONE with unexpected status: 503'],
      [answer(SETTINGS, 202), 'XHR request DONE with unexpected status: 202'],
      [answer({ ...SETTINGS, pageLoadId: undefined }), 'Unable to resolve pageLoadId'],
      [answer({ ...SETTINGS, pageLoadId: 7 }), 'Unable to resolve pageLoadId'],
      [answer(null), 'Unable to resolve pageLoadId'],
      [answer({ ...SETTINGS, encoding: {} }), 'Invalid encoding map'],
    ];
    for (const [result, text] of cases) {
      warned.mockClear();
      const { leave, observed, sent } = await startLive(result);
      leave();
      expect([warned.mock.calls, observed(), sent]).toEqual([[[text]], [], []]);
    }
  },
);

spec('PERF-20', 'a browser without any measurement after 30 seconds logs a warning: “Data is empty”', async () => {
  Object.assign(entries, { navigation: [], paint: [] });
  const { sent } = await startLive(answer(SETTINGS), []);
  await jest.advanceTimersByTimeAsync(30_000);
  expect([warned.mock.calls, sent]).toEqual([[['Data is empty']], []]);
});

spec('PERF-22', 'an error in one measurement is reported as the feature’s error, and the others go on', async () => {
  const { host, leave, metrics, emit } = await startLive();
  emit('layout-shift', { value: 0.1, hadRecentInput: false, startTime: 1, sources: 7 });
  emit('largest-contentful-paint', { startTime: 120 });
  leave();
  expect(host.records).toMatchObject([{ kind: 'error' }]);
  expect(metrics()[0]).toMatchObject({ lcp: 120 });
});

spec(
  ['PERF-14', 'PERF-16'],
  'waits until 60000 ms for the time to interactive, and marks it with the prefix “rum-”',
  async () => {
    const { leave, metrics, emit } = await startLive();
    emit('longtask', { startTime: 600, duration: 100 });
    let nowMs = 500;
    Object.assign(performance, { now: () => nowMs });
    nowMs = 5700;
    leave();
    leave();
    expect(entries['mark']).toEqual([{ name: 'rum-time-to-interactive' }]);
    expect(metrics()).toMatchObject([{ tti: 700 }]);
  },
);

spec('PERF-10', 'a page without long tasks is interactive once its document is parsed', async () => {
  const { leave, metrics } = await startLive();
  Object.assign(performance, { now: () => 5200 });
  leave();
  expect(metrics()[0]).toMatchObject({ fcp: 90, tti: 200 });
});

spec('PERF-14', 'does not report time to interactive if it is uncertain by then', async () => {
  const { leave, metrics, emit } = await startLive();
  for (let startTime = 600; startTime < 60_000; startTime += 4000) emit('longtask', { startTime, duration: 100 });
  Object.assign(performance, { now: () => 90_000 });
  leave();
  expect(metrics()).toHaveLength(1);
  expect(metrics()[0]).not.toHaveProperty('tti');
});

test('a page restored from the back/forward cache is a page load of its own, with its own settings', async () => {
  const { host, leave, metrics, reported, emit } = await startLive();
  emit('layout-shift', { value: 0.3, startTime: 1, hadRecentInput: false, sources: [] });
  leave();
  const other = ID.replace('0b', '1c');
  Object.assign(performance, { now: () => 1_000_000 });
  host.replies.push(answer({ ...SETTINGS, pageLoadId: other }));
  comeBack();
  await jest.advanceTimersByTimeAsync(50);
  // Buffered entries from before the page came back belong to the earlier page load.
  emit('layout-shift', { value: 0.5, startTime: 9000, hadRecentInput: false, sources: [] });
  emit('layout-shift', { value: 0.1, startTime: 909_000, hadRecentInput: false, sources: [] });
  leave();
  expect(host.calls).toHaveLength(2);
  expect(metrics()[1]).toMatchObject({ cls: 0.1, fcp: expect.any(Number), lcp: expect.any(Number) });
  expect(metrics()[1]).not.toHaveProperty('ttfb');
  expect(reported()[1]).toContainEqual(
    expect.objectContaining({ i: other, d: expect.objectContaining({ n: 'restored' }) }),
  );
});

test('sends nothing more if the server has switched measuring off by the time the page is restored', async () => {
  const { host, leave, sent, emit } = await startLive();
  leave();
  host.replies.push(answer({ ...SETTINGS, flags: { records: false, remotes: false } }));
  comeBack();
  await jest.advanceTimersByTimeAsync(50);
  emit('layout-shift', { value: 0.1, startTime: 9000, hadRecentInput: false, sources: [] });
  leave();
  expect(sent).toHaveLength(1);
});

test('sends what it has when it is stopped, and observes nothing more', async () => {
  const { host, observed, sent } = await startLive();
  host.end();
  expect(observed()).toEqual([]);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
});

test('reports a shift even if the page is left before its origin could be found', async () => {
  const { leave, reported, emit } = await startLive();
  emit('layout-shift', { value: 0.1, startTime: 300, hadRecentInput: false, sources: [] });
  leave();
  expect(reported()[0]).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ e: 'cls', a: 'page', d: expect.objectContaining({ v: 0.1 }) }),
      expect.objectContaining({ e: 'shift', a: 'page', d: expect.objectContaining({ v: 0.1 }) }),
    ]),
  );
});

test('reports a page loaded in the background without its paint metrics', async () => {
  entries['visibility-state'] = [{ name: 'hidden', startTime: 0 }];
  const { leave, metrics, emit } = await startLive();
  emit('largest-contentful-paint', { startTime: 90 });
  leave();
  delete entries['visibility-state'];
  expect(Object.keys(metrics()[0] ?? {})).not.toEqual(expect.arrayContaining(['fcp']));
  for (const name of ['fcp', 'lcp', 'cls', 'tti']) expect(metrics()[0]).not.toHaveProperty(name);
});
