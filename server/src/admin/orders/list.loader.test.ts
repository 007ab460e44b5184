import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { seedOrders } from '../insights/insights.fixture';
import { exampleSiteId, pageFor, textOf } from '../insights/pages.fixture';

const MANAGER = 'manager@shop.example';
const NOW = Date.UTC(2026, 10, 22, 14, 20);

let open: ExampleServer;
let siteId: string;
beforeAll(async () => {
  open = await openExample({
    accounts: {
      [MANAGER]: ['storeManager'],
      'reporting@shop.example': ['reporting'],
      'editor@shop.example': ['editor'],
    },
  });
  siteId = await exampleSiteId(open);
});
afterAll(() => open.close());
beforeEach(async () => {
  setServerTime(() => NOW);
  await open.db.deleteFrom('customer_order').execute();
  await open.db.deleteFrom('rate_window').execute();
});

const at = async (query = '', email = MANAGER) => pageFor(open, email, `/config/orders${query}`);
const numbersAt = async (query = '') =>
  [...(await at(query)).body.matchAll(/href="\/config\/orders\/(\d+)"/g)].map(([, number]) => Number(number));
const seed = (count: number, daysAgo = 0) =>
  seedOrders(
    open.db,
    siteId,
    Array.from({ length: count }, () => ({ daysAgo, lines: [{ title: 'Mug', quantity: 1, priceCents: 2450 }] })),
    NOW,
  );
const update = (number: number, values: object) =>
  open.db
    .updateTable('customer_order')
    .set(values as never)
    .where('number', '=', number)
    .execute();
const pay = (number: number, values: object) =>
  open.db
    .updateTable('order_payment')
    .set(values as never)
    .where('order_id', 'in', open.db.selectFrom('customer_order').select('id').where('number', '=', number))
    .execute();

test('a site without orders and a filter without results have different messages', async () => {
  expect(textOf((await at()).body)).toContain('Nobody has ordered yet');
  await seed(1);
  expect(textOf((await at('?q=nobody')).body)).toContain('No orders match');
});

test('shows the newest first, twenty on a page, with links that keep the query', async () => {
  await seed(25);
  expect(await numbersAt()).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
  expect(await numbersAt('?page=2')).toEqual([5, 4, 3, 2, 1]);
  expect((await at('?state=unpaid')).body.includes('href="/config/orders?state=unpaid&amp;page=2"')).toBe(true);
  expect(textOf((await at('?page=9')).body)).toContain('There are no orders on this page');
});

test('filters by what has to be done, and by status', async () => {
  await seed(6);
  await pay(2, { state: 'paid', paid_cents: 2450 });
  await update(3, { status: 'fulfilled' });
  await update(4, { status: 'cancelled' });
  await pay(5, { state: 'refunded', paid_cents: 2450, refunded_cents: 2450 });
  await pay(6, { state: 'failed' });
  const found = await Promise.all(
    ['unpaid', 'unfulfilled', 'fulfilled', 'refunded', 'cancelled', 'nonsense'].map((state) =>
      numbersAt(`?state=${state}`),
    ),
  );
  expect(found).toEqual([[6, 3, 1], [2, 1], [3], [5], [4], [6, 5, 4, 3, 2, 1]]);
});

test('sorts by date, total and buyer, in either direction, and keeps the order on other pages', async () => {
  await seed(3);
  await update(1, { subtotal_cents: 9000, total_cents: 9000, email: 'bea@example.com' });
  await update(2, {
    subtotal_cents: 100,
    total_cents: 100,
    email: 'Zoe@example.com',
    address: JSON.stringify({ firstName: 'ada', lastName: 'Z' }),
  });
  await update(3, { subtotal_cents: 500, total_cents: 500, email: 'Carl@example.com' });
  const found = await Promise.all(
    ['-date', 'date', '-total', 'total', 'buyer', '-buyer', "total'--"].map((sort) =>
      numbersAt(`?sort=${encodeURIComponent(sort)}`),
    ),
  );
  expect(found).toEqual([
    [3, 2, 1],
    [3, 2, 1],
    [1, 3, 2],
    [2, 3, 1],
    [2, 1, 3],
    [3, 1, 2],
    [3, 2, 1],
  ]);
  await seed(20);
  expect((await at('?sort=total')).body).toContain('href="/config/orders?sort=total&amp;page=2"');
});

test('shows how many pieces an order has, and how many orders each saved view', async () => {
  await seedOrders(
    open.db,
    siteId,
    [
      {
        lines: [
          { title: 'Mug', quantity: 2, priceCents: 1 },
          { title: 'Cup', quantity: 3, priceCents: 1 },
        ],
      },
    ],
    NOW,
  );
  await seed(2);
  await update(2, { status: 'fulfilled' });
  const body = (await at('?q=1')).body.replaceAll('<!-- -->', '');
  expect(/data-label="Items"[^>]*>(\d+)</.exec(body)?.[1]).toBe('5');
  const views = [...body.matchAll(/admin-saved-views__link"[^>]*>([^<]*)<span[^>]*> ?(\d+)/g)];
  expect(views.map(([, name, count]) => [name, count])).toEqual([
    ['All', '3'],
    ['To fulfil', '2'],
    ['Unpaid', '3'],
    ['Refunded', '0'],
  ]);
});

test('the file contains the orders that its address names, of this site alone', async () => {
  await seed(4);
  const file = async (numbers: string) =>
    (await pageFor(open, MANAGER, `/api/config/orders/file?orders=${numbers}`)).body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
  expect(await file('1,3,999999')).toEqual([3, 1]);
  for (const odd of ['', 'x', "1'--", '0']) expect([odd, await file(encodeURIComponent(odd))]).toEqual([odd, []]);
});

test('filters by days, the last one included; an invalid day is reported and ignored', async () => {
  await seed(1, 2);
  await seed(1, 1);
  await seed(1, 0);
  expect(await numbersAt('?from=2026-11-21&to=2026-11-21')).toEqual([2]);
  expect(await numbersAt('?from=2026-11-21')).toEqual([3, 2]);
  const wrong = await at('?from=2026-02-30&to=2026-11-20');
  expect(textOf(wrong.body)).toContain('This is not a date');
  expect(await numbersAt('?from=2026-02-30&to=2026-11-20')).toEqual([1]);
});

test('searches number, address and name; the database’s wildcards are literal', async () => {
  await seed(12);
  await update(7, { email: 'Bob_1@example.com', address: JSON.stringify({ firstName: 'Łukasz', lastName: 'O’Neil' }) });
  for (const requested of ['7', '%237', 'bob_', 'BOB_1@EXAMPLE', 'łukasz o’n'])
    expect(await numbersAt(`?q=${requested}`)).toEqual([7]);
  for (const requested of ['%25', '_', "'; drop table x", '%00'])
    expect([requested, await numbersAt(`?q=${requested}`)]).toEqual([
      requested,
      requested === '_' ? [7] : requested === '%00' ? expect.any(Array) : [],
    ]);
});

spec('ROLE-04', 'accounts that may see orders get the list and the file; others get neither', async () => {
  await seed(1);
  expect((await at('', 'reporting@shop.example')).statusCode).toBe(200);
  expect((await at('', 'editor@shop.example')).statusCode).toBe(403);
  expect((await pageFor(open, 'editor@shop.example', '/api/config/orders/file')).statusCode).toBe(403);
  // Not to the file, since a sign-in that ends in a download shows no page.
  for (const [requested, shown] of [
    ['', ''],
    ['?state=unpaid&q=%23+1', '%3Fstate%3Dunpaid%26q%3D%2523%2B1'],
  ]) {
    const { statusCode, headers } = await open.visitor().get(`/api/config/orders/file${requested}`);
    expect([statusCode, headers.location]).toEqual([303, `/config/sign-in?return=%2Fconfig%2Forders${shown}`]);
  }
});

test('the file contains the filtered orders of all pages, in a format other programs read', async () => {
  await seed(23);
  await update(9, { email: '=cmd@example.com', address: JSON.stringify({ firstName: '=1+1', lastName: '"A", B' }) });
  const { headers, body } = await pageFor(open, MANAGER, '/api/config/orders/file');
  expect([headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    'text/csv; charset=utf-8; header=present',
    'attachment; filename="example-orders-2026-11-22.csv"',
    'private, no-store',
  ]);
  expect(body.trim().split('\r\n')).toHaveLength(24);
  const one = await pageFor(open, MANAGER, '/api/config/orders/file?q=9');
  expect(one.body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFOrder,Placed,Status,Payment,Payment method,Email,Phone,Name,Total,Refunded,Currency,Carrier,Tracking number',
    `9,2026-11-22T14:20:00.000Z,Open,Not paid,offline,'=cmd@example.com,,"'=1+1 ""A"", B",24.50,0.00,EUR,,`,
  ]);
});

test('another site’s orders are not among them', async () => {
  await seed(1);
  const other = exampleDocument('other');
  const otherId = await open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  await seedOrders(open.db, otherId, [{ lines: [{ title: 'Mug', quantity: 1, priceCents: 1 }] }], NOW);
  expect(await numbersAt()).toEqual([1]);
  expect((await pageFor(open, MANAGER, '/api/config/orders/file')).body.trim().split('\r\n')).toHaveLength(2);
});
