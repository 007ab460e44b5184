import { sql } from 'kysely';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';
import { ORDERS, prepareOrders } from '../checkout/orders.fixture';
import { change } from '../order/changes.fixture';

const orders = prepareOrders();
const MESSAGE =
  /^10 orders from your network or with this email address are not paid yet\. Pay for one on its page, or wait \d+ minutes, then order again\. Your cart and what you typed are kept\.$/;
const buyers = async (count: number) => {
  const shoppers: Shopper[] = [];
  for (let index = 0; index < count; index += 1) shoppers.push((await orders.shopperWith(2)).shopper);
  return shoppers;
};
const email = (index: number) => ({ email: `buyer${index}@example.com` });

beforeAll(async () => {
  const { db, seeded } = orders.store;
  await db
    .updateTable('site')
    .set({ profile: sql<string>`profile - 'unpaidOrders'` })
    .where('id', '=', seeded.id)
    .execute();
  orders.store.forget();
});

test('one network address has at most ten unpaid orders an hour; the next order is refused with advice, and paying for one makes room', async () => {
  const shoppers = await buyers(12);
  const placed = [];
  for (const [index, shopper] of shoppers.slice(0, 10).entries())
    placed.push(await orders.order(shopper, email(index)));
  expect(placed.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  const [eleventh, twelfth] = [shoppers[10]!, shoppers[11]!];
  for (const again of [1, 2]) {
    const refused = await orders.order(eleventh, email(10));
    expect([again, refused.statusCode, refused.json().code]).toEqual([again, 429, 'commerce/orders-limited']);
    expect(refused.json().error).toMatch(MESSAGE);
  }
  const { orderId } = placed[0]!.json<{ orderId: string }>();
  await change(orders, orderId, { change: { kind: 'paid' } });
  expect((await orders.order(eleventh, email(10))).statusCode).toBe(200);
  expect((await orders.order(twelfth, email(11))).statusCode).toBe(429);
});

test('one email address has at most ten too, from any network address', async () => {
  const { db } = orders.store;
  const shoppers = await buyers(11);
  for (const shopper of shoppers.slice(0, 10)) {
    expect((await orders.order(shopper)).statusCode).toBe(200);
    // Another network each time.
    const last = db.selectFrom('order_hold').select('counted').orderBy('placed_at', 'desc').limit(1);
    const { counted } = await last.executeTakeFirstOrThrow();
    await db
      .deleteFrom('rate_window')
      .where('bucket', '=', counted[0] ?? '')
      .execute();
  }
  expect((await orders.order(shoppers[10]!)).json().error).toMatch(MESSAGE);
});

test('without script the page returns with the typed values; free orders do not count towards this limit', async () => {
  const shoppers = await buyers(11);
  for (const [index, shopper] of shoppers.slice(0, 10).entries()) await orders.order(shopper, email(index));
  const block = orders.store.seeded.checkoutBlockId;
  const page = await shoppers[10]!.post(ORDERS, { ...orders.fields(), return: '/checkout', block });
  expect([page.statusCode, formOf(page, block)?.message]).toEqual([429, expect.stringMatching(MESSAGE)]);
  expect(page.body).toContain('value="Unter den Linden 1"');
});
