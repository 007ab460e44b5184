import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { exampleSiteId, pageFor, textOf } from '../insights/pages.fixture';
import { seedOrders } from '../insights/insights.fixture';

const MANAGER = 'manager@shop.example';
const NOW = Date.UTC(2026, 10, 22, 14, 20);

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [MANAGER]: ['storeManager'], 'editor@shop.example': ['editor'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  setServerTime(() => NOW);
  await open.db.deleteFrom('customer_order').execute();
  await open.db.deleteFrom('rate_window').execute();
});

const textAt = async (path = '/config/sales') => textOf((await pageFor(open, MANAGER, path)).body);
const mug = (quantity: number) => ({ title: 'Mug', quantity, priceCents: 2450 });
const order = (daysAgo: number, quantity = 1) => ({ daysAgo, lines: [mug(quantity)] });

test('sums orders in the site’s currency, and says what is left out', async () => {
  const siteId = await exampleSiteId(open);
  expect(await textAt()).toContain('No orders yet');
  await seedOrders(
    open.db,
    siteId,
    [
      order(0, 2),
      { daysAgo: 1, lines: [mug(1), { title: 'Apron', quantity: 1, priceCents: 8900 }] },
      order(8),
      { ...order(2), currency: 'JPY' },
    ],
    NOW,
  );
  const text = await textAt();
  expect(text).toContain('Revenue €162.50 ▲ 563% more');
  expect(text).toContain('Orders 2 ▲ 100% more');
  expect(text).toContain('Average order value €81.25');
  expect(text).toContain('Items sold 4');
  expect(text).toMatch(/Apron €89\.00 1 item Mug €73\.50 3 items/);
  expect(text).toContain('One order in a currency other than EUR is not counted here.');
});

test('another site’s orders are not among them', async () => {
  const other = exampleDocument('other');
  const otherId = await open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  await seedOrders(open.db, otherId, [order(0)], NOW);
  expect(await textAt()).toContain('No orders yet');
});

test('cancelled, declined, refunded and test orders do not count; of partly refunded ones the rest does', async () => {
  const siteId = await exampleSiteId(open);
  await seedOrders(
    open.db,
    siteId,
    Array.from({ length: 6 }, () => order(0)),
    NOW,
  );
  const numbered = (number: number) => open.db.selectFrom('customer_order').select('id').where('number', '=', number);
  const pay = (number: number, values: object) =>
    open.db
      .updateTable('order_payment')
      .set(values as never)
      .where('order_id', 'in', numbered(number))
      .execute();
  await open.db.updateTable('customer_order').set({ status: 'cancelled' }).where('number', '=', 2).execute();
  await pay(3, { state: 'failed' });
  await pay(4, { state: 'refunded', paid_cents: 2450, refunded_cents: 2450 });
  await pay(5, { state: 'paid', paid_cents: 2450, refunded_cents: 450 });
  await pay(6, { state: 'paid', paid_cents: 2450, method: 'test' });
  const text = await textAt();
  expect(text).toContain('Revenue €44.50');
  expect(text).toContain('Orders 2');
  expect(text).toContain('Items sold 2');
  expect(text).toMatch(/Mug €49\.00 2 items/);
});

spec('ROLE-04', 'a store manager sees sales, an editor does not; links lead to pages the roles may open', async () => {
  const { statusCode, body } = await pageFor(open, MANAGER, '/config/sales');
  expect([statusCode, [...body.matchAll(/href="(\/config\/\w+)\?period=week"/g)].map(([, path]) => path)]).toEqual([
    200,
    ['/config/visits', '/config/sales', '/config/sales'],
  ]);
  expect((await pageFor(open, 'editor@shop.example', '/config/sales')).statusCode).toBe(403);
});
