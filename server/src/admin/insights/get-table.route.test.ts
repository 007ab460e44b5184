import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { INSIGHTS_TABLES } from '../../../../shared-types/src/admin/insights/insights';
import { seedOrders, recordAll } from './insights.fixture';
import { exampleSiteId, pageFor } from './pages.fixture';

const ADMIN = 'admin@shop.example';
const NOW = Date.UTC(2026, 10, 22, 14, 20);

let open: ExampleServer;
beforeAll(async () => {
  setServerTime(() => NOW);
  open = await openExample({
    accounts: { [ADMIN]: ['admin'], 'manager@shop.example': ['storeManager'], 'viewer@shop.example': ['viewer'] },
  });
  const siteId = await exampleSiteId(open);
  await recordAll(
    open,
    siteId,
    [
      { kind: 'visit', name: 'view', path: '/=1+1', times: 3 },
      { kind: 'performance', name: 'lcp', value: 1000, origin: 'mf-commerce@0.1.0-0a1b2c3d', times: 5 },
      { kind: 'error', name: '', origin: 'page', data: { data: { message: '=HYPERLINK("http://x","y")' } } },
    ],
    NOW,
  );
  await seedOrders(open.db, siteId, [{ lines: [{ title: 'A "mug", blue', quantity: 1, priceCents: 2450 }] }], NOW);
});
afterAll(() => open.close());
beforeEach(async () => {
  setServerTime(() => NOW);
  await open.db.deleteFrom('rate_window').execute();
});

const tableAt = (query: string, email = ADMIN) => pageFor(open, email, `/api/config/insights/table?${query}`);

test('a table is a file that programs open: named by site and days, in UTF-8, with plain numbers', async () => {
  const { statusCode, headers, body } = await tableAt('table=sales&period=week');
  expect([statusCode, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
    'attachment; filename="example-sales-2026-11-16-2026-11-22.csv"',
    'private, no-store',
  ]);
  const lines = body.split('\r\n');
  expect(lines[0]).toBe('\uFEFFTime,Orders,Quantity,Revenue (EUR),Revenue (EUR): previous period');
  expect(lines).toHaveLength(9);
  expect(lines[7]).toBe('2026-11-22T00:00:00.000Z,1,1,24.50,0.00');
});

test('texts by visitors and owners are quoted, and begin no formula', async () => {
  expect((await tableAt('table=products')).body).toContain('"A ""mug"", blue",1,24.50');
  expect((await tableAt('table=errors')).body).toContain(`"'=HYPERLINK(""http://x"",""y"")",page,1,`);
});

test.each(INSIGHTS_TABLES)('the table %s exists, with a row of column names', async (name) => {
  const { statusCode, body } = await tableAt(`table=${name}`);
  const [columns = '', first = ''] = body.split('\r\n');
  expect([statusCode, columns.split(',').length >= 2, first !== '']).toEqual([200, true, true]);
});

test('an unknown table is not found', async () => {
  for (const query of ['', 'table=orders', 'table=__proto__', 'table='])
    expect((await tableAt(query)).statusCode).toBe(404);
});

spec('ROLE-04', 'a table requires access to its page: others are refused, and visitors have to sign in', async () => {
  const manager = 'manager@shop.example';
  expect((await tableAt('table=sales', manager)).statusCode).toBe(200);
  for (const name of ['errors', 'error-times', 'speed', 'versions', 'slow-pages'])
    expect((await tableAt(`table=${name}`, manager)).statusCode).toBe(403);
  expect((await tableAt('table=visits', 'viewer@shop.example')).statusCode).toBe(403);
  const { statusCode, headers, body } = await open
    .visitor()
    .get('/api/config/insights/table?table=versions&period=week&metric=inp');
  expect([statusCode, headers.location, body]).toEqual([
    303,
    '/config/sign-in?return=%2Fconfig%2Fspeed%3Fperiod%3Dweek%26metric%3Dinp',
    '',
  ]);
});
