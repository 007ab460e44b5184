import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { Trace } from 'shared-types/telemetry/traces';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import type { Call } from '../../parts/delivery/call';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { start } from './traces.effects';

async function startLive(context: Partial<PageContext> = {}) {
  const host = createFakeHost({}, { context });
  const delivery = fakeDelivery(host);
  host.notice({
    kind: 'mark',
    text: 'early',
    atMs: 12.7,
    feature: 'commerce/cart',
    remote: 'mf-commerce',
    version: '1',
  });
  await start(showView(null), host);
  return { host, ...delivery };
}

const tracesOf = (calls: readonly Call[]) =>
  calls.flatMap(({ body }) => JSON.parse(new URLSearchParams(body).get('data') ?? '') as Trace[]);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

spec(
  ['TRACE-01', 'TRACE-02'],
  'sends marks of features and what blocks visitors, together after 30 seconds',
  async () => {
    const { host, sent } = await startLive();
    host.bus.send('site/login-required', { url: '/login?token=secret' });
    host.bus.send('site/system-error', { message: 'Something failed', network: true });
    host.bus.send('site/feature-failed', {
      feature: 'blocks/map',
      remote: 'mf-blocks',
      version: '2',
      stage: 'entry',
      message: 'no',
    });
    jest.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toMatchObject([{ path: '/api/events/Trace', format: 'form', records: 4 }]);
    const pageUrl = location.origin + location.pathname;
    const atMs = expect.any(Number) as number;
    expect(tracesOf(sent)).toEqual([
      {
        pageUrl,
        type: 'mark',
        data: { atMs: 13, text: 'early', feature: 'commerce/cart', remote: 'mf-commerce', version: '1' },
      },
      { pageUrl, type: 'site/login-required', data: { atMs } },
      { pageUrl, type: 'site/system-error', data: { atMs, text: 'Something failed' } },
      {
        pageUrl,
        type: 'site/feature-failed',
        data: { atMs, text: 'entry', feature: 'blocks/map', remote: 'mf-blocks', version: '2' },
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('secret');
  },
);

spec(
  'TRACE-03',
  'sends waiting traces when the page is left, holds them until then, and starts new 30 seconds',
  async () => {
    const { host, sent, held, leave } = await startLive();
    expect(tracesOf(held())).toMatchObject([{ data: { text: 'early' } }]);
    leave();
    expect(tracesOf(sent)).toHaveLength(1);
    expect(held()).toEqual([]);
    jest.advanceTimersByTime(20_000);
    host.notice({ kind: 'mark', text: 'late', atMs: 1 });
    jest.advanceTimersByTime(29_999);
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(tracesOf(sent).map(({ data }) => data.text)).toEqual(['early', 'late']);
  },
);

test('traces nothing on a page that is not recorded', async () => {
  const { host, sent, held, leave } = await startLive({ pageType: PAGE_TYPE.notFound });
  host.bus.send('site/login-required', { url: '/' });
  leave();
  expect([sent, held()]).toEqual([[], []]);
});
