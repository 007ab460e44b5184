import type { TelemetryRecord } from 'shared-types/host/telemetry';
import type { JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { start } from './error-reports.effects';

const record = (text: string, more: Partial<TelemetryRecord> = {}): TelemetryRecord => ({
  kind: 'error',
  text,
  atMs: 1,
  ...more,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function startLive(early: readonly TelemetryRecord[] = []) {
  const host = createFakeHost({});
  const { sent, held, leave } = fakeDelivery(host);
  early.forEach(host.notice);
  await start(showView(null), host);
  const bodies = () => sent.map(({ body }) => JSON.parse(body) as JavascriptErrorReport[]);
  const messages = () => bodies().map((reports) => reports.map(({ data }) => data.message));
  return { host, sent, held, leave, bodies, messages };
}

spec('ERRREP-01', 'posts reports as an array', async () => {
  const { host, sent, bodies } = await startLive();
  host.notice(record('It broke', { remote: 'mf-commerce', version: '1.0.0', feature: 'commerce/cart' }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toMatchObject([{ path: '/api/events/RecordJavascriptErrors', format: 'json', records: 1 }]);
  expect(bodies()).toMatchObject([[{ event: 'reported', data: { app: 'mf-commerce@1.0.0', message: 'It broke' } }]]);
});

spec('ERRREP-05', 'sends earlier errors, and errors in quick succession, after 1000 ms of quiet', async () => {
  const { host, messages } = await startLive([record('early'), record('a mark', { kind: 'mark' })]);
  await jest.advanceTimersByTimeAsync(600);
  host.notice(record('later'));
  await jest.advanceTimersByTimeAsync(999);
  expect(messages()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual([['early', 'later']]);
});

test('sends at once when the page is left', async () => {
  const { messages, leave } = await startLive([record('early')]);
  leave();
  await jest.advanceTimersByTimeAsync(0);
  expect(messages()).toEqual([['early']]);
});

test('holds waiting errors, for a page that ends without an event', async () => {
  const { host, held, sent } = await startLive([record('early')]);
  host.notice(record('later'));
  const [call] = held();
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([call]);
  expect(held()).toEqual([]);
});

test('sends waiting errors when it is stopped, and accepts no more', async () => {
  const { host, messages } = await startLive([record('early')]);
  host.end();
  host.notice(record('late'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(messages()).toEqual([['early']]);
});
