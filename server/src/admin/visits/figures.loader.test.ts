import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { recordAll, type TestRecord } from '../insights/insights.fixture';
import { exampleSiteId, pageFor, textOf } from '../insights/pages.fixture';

const REPORTER = 'reporter@shop.example';
/** A Sunday afternoon. */
const NOW = Date.UTC(2026, 10, 22, 14, 20);

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({
    accounts: { [REPORTER]: ['reporting'], 'moderator@shop.example': ['moderator'], 'editor@shop.example': ['editor'] },
  });
});
afterAll(() => open.close());
beforeEach(async () => {
  setServerTime(() => NOW);
  for (const table of ['telemetry_record', 'telemetry_hour', 'rate_window'] as const)
    await open.db.deleteFrom(table).execute();
});

const textAt = async (path = '/config/visits') => textOf((await pageFor(open, REPORTER, path)).body);
const siteId = () => exampleSiteId(open);
const record = async (...entries: TestRecord[]) => recordAll(open, await siteId(), entries, NOW);
const view = (daysAgo: number, times = 1, path = '/'): TestRecord => ({
  kind: 'visit',
  name: 'view',
  daysAgo,
  times,
  path,
});

test('says what to expect before the first visit, and what to do if a period has none', async () => {
  expect(await textAt()).toContain('No visits yet');
  await record(view(20));
  expect(await textAt()).toContain('No visits in this period');
  expect(await textAt('/config/visits?period=month')).toContain('Most viewed pages');
});

test('sums a period, and compares it with the same part of the one before', async () => {
  await record(
    view(0, 30),
    view(6, 10, '/about'),
    { kind: 'visit', name: 'visit', times: 20 },
    { kind: 'visit', name: 'visitor', times: 5 },
    view(8, 25),
    // On the last of the seven days before, at an hour that has not come today.
    view(6.7, 1000),
  );
  const text = await textAt();
  expect(text).toContain('Page views 40 ▲ 60% more');
  expect(text).toContain('Visits 20 ▲ None before');
  expect(text).toContain('New visitors 5 ▲ None before');
  expect(text).toContain('Pages per visit 2');
  expect(text).toContain('November 16 – 22, 2026, in UTC');
  expect(text).toContain('Page views over time');
});

test.each([
  ['today', 24, 'Compared with the same hours yesterday'],
  ['week', 7, 'Compared with the previous 7 days'],
  ['month', 30, 'Compared with the previous 30 days'],
  ['year', 12, 'Compared with the previous 12 months'],
  ['nonsense', 7, 'Compared with the previous 7 days'],
])('the period %s has %i steps', async (period, steps, compared) => {
  await record(view(0));
  const { body } = await pageFor(open, REPORTER, `/config/visits?period=${period}`);
  expect(textOf(body)).toContain(compared);
  expect(body.match(/class="admin-chart__step"/g)).toHaveLength(steps);
});

test('ranks pages by views, with addresses as text', async () => {
  await record(
    view(0, 5, '/about'),
    view(1, 9, '/shop'),
    view(1, 1, '/<script>alert(1)</script>'),
    view(9, 99, '/old'),
  );
  const { body } = await pageFor(open, REPORTER, '/config/visits');
  expect([...body.matchAll(/admin-ranking__name"><a href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/shop',
    '/about',
    expect.stringContaining('script'),
  ]);
  expect(body).not.toContain('<script>alert(1)');
});

test('an address of another site is not a link, and pages counted together have a name', async () => {
  await record(view(0, 5, '//evil.example/x'), view(0, 4, '*'), view(0, 3, '/fine'));
  const { body } = await pageFor(open, REPORTER, '/config/visits');
  expect(
    [...body.matchAll(/admin-ranking__name">(?:<a href="([^"]*)">)?<bdi>([^<]*)/g)].map(([, path, name]) => [
      path,
      name,
    ]),
  ).toEqual([
    [undefined, '//evil.example/x'],
    [undefined, 'Other pages'],
    ['/fine', '/fine'],
  ]);
});

test('another site’s visits are not among them', async () => {
  const other = exampleDocument('other');
  const otherId = await open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  await recordAll(open, otherId, [view(0, 700)], NOW);
  expect(await textAt()).toContain('No visits yet');
});

spec(
  'ROLE-04',
  'reporting and editors see visits, and a moderator is told that the roles do not open the page',
  async () => {
    await record(view(0));
    expect((await pageFor(open, 'editor@shop.example', '/config/visits')).statusCode).toBe(200);
    const { statusCode, body } = await pageFor(open, 'moderator@shop.example', '/config/visits');
    expect([statusCode, body.includes('admin-chart')]).toEqual([403, false]);
    expect((await open.visitor().get('/config/visits')).headers.location).toContain('/config/sign-in');
  },
);
