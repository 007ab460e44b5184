import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { recordAll, type TestRecord } from '../insights/insights.fixture';
import { exampleSiteId, pageFor, textOf } from '../insights/pages.fixture';

const REPORTER = 'reporter@shop.example';
const NOW = Date.UTC(2026, 10, 22, 14, 20);
const [OLD, NEW] = ['mf-commerce@0.1.0-0a1b2c3d', 'mf-commerce@0.2.0-9f8e7d6c'];

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [REPORTER]: ['reporting'], 'editor@shop.example': ['editor'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  setServerTime(() => NOW);
  for (const table of ['telemetry_record', 'telemetry_hour', 'rate_window'] as const)
    await open.db.deleteFrom(table).execute();
});

const at = (path = '/config/speed') => pageFor(open, REPORTER, path);
const record = async (...entries: TestRecord[]) => recordAll(open, await exampleSiteId(open), entries, NOW);
const lcp = (value: number, changes: Partial<TestRecord> = {}): TestRecord => ({
  kind: 'performance',
  name: 'lcp',
  value,
  origin: OLD,
  ...changes,
});

test('shows the 75th percentile and its rating', async () => {
  await record(
    ...[1000, 1200, 1400, 6000].map((value) => lcp(value)),
    { kind: 'performance', name: 'cls', value: 0.5 },
    { kind: 'performance', name: 'inp', value: 300, origin: 'shell@1.0.0-00000000' },
  );
  const text = textOf((await at()).body);
  expect(text).toMatch(/Main content until[^)]*\(LCP\) 1\.4 sec Good/);
  expect(text).toMatch(/Shifting how[^)]*\(CLS\) 0\.5\d Poor/);
  expect(text).toMatch(/Response until[^)]*\(INP\) (29|30)\d ms Needs work/);
  expect(text).toMatch(/First content until[^)]*\(FCP\) Not measured/);
});

test('shows each remote, the days its versions began, and every version', async () => {
  await record(
    lcp(1000, { daysAgo: 5, times: 4 }),
    lcp(3000, { daysAgo: 1, origin: NEW, times: 4 }),
    lcp(500, { origin: 'page' }),
  );
  const { body } = await at();
  expect([...body.matchAll(/admin-chart__mark-text"><bdi>([^<]*)</g)].map(([, version]) => version)).toEqual([
    '0.2.0-9f8e7d6c',
  ]);
  expect(body.match(/class="admin-chart__mark /g)).toHaveLength(1);
  const text = textOf(body);
  expect(text).toMatch(/mf-commerce 0\.2\.0-9f8e7d6c 3 sec 4 .*mf-commerce 0\.1\.0-0a1b2c3d 960 ms 4/);
  expect(text).toContain('page – 490 ms 1');
});

test('lists the slowest pages with enough measurements', async () => {
  await record(
    lcp(5000, { path: '/slow', times: 5 }),
    lcp(9000, { path: '/once' }),
    lcp(900, { path: '/quick', times: 8 }),
  );
  const { body } = await at();
  expect([...body.matchAll(/admin-ranking__name"><a href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/slow',
    '/quick',
  ]);
});

test('names measurements without a page, without a link; the table and the file agree', async () => {
  await record(lcp(5000, { path: '', times: 5 }));
  const name = 'Addresses without a page';
  const { body } = await at();
  expect(body).toContain(`admin-ranking__name"><bdi>${name}</bdi>`);
  expect(body.split(name)).toHaveLength(3);
  expect((await at('/api/config/insights/table?table=slow-pages')).body).toContain(`\r\n${name},`);
});

test('a link chooses another metric, which other periods keep; an unknown one means the first', async () => {
  await record({ kind: 'performance', name: 'ttfb', value: 400, times: 6 });
  const { body } = await at('/config/speed?metric=ttfb');
  expect(textOf(body)).toContain('Server over time');
  expect(body).toContain('/config/speed?period=year&amp;metric=ttfb');
  expect(textOf((await at('/config/speed?metric=__proto__')).body)).toContain('This was not measured in this period.');
});

spec('ROLE-04', 'reporting sees how fast the site is, an editor does not', async () => {
  expect((await at()).statusCode).toBe(200);
  expect(textOf((await at()).body)).toContain('Nothing measured yet');
  expect((await pageFor(open, 'editor@shop.example', '/config/speed')).statusCode).toBe(403);
});
