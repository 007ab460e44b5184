import { prepareOwnedCoupons } from '../coupon-editor/coupons.fixture';
import { ADA } from '../product-editor/products.fixture';
import { enterCode } from './prices.fixture';

const prices = prepareOwnedCoupons();
const { add, filled, remove, reload, save, store } = prices;

const BUYERS = 8;

/** As many buyers as possible, each with a mug and the code, for 13.90. */
async function buyersWith(code: string) {
  const variantId = await prices.variantId();
  await store.open.db.updateTable('variant').set({ qty_in_stock: 100 }).where('id', '=', variantId).execute();
  return Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = await store.buyer(variantId);
      await enterCode(buyer, code);
      return buyer;
    }),
  );
}

const discounted = async () => {
  const orders = await store.open.db.selectFrom('customer_order').select(['discounts', 'total_cents']).execute();
  expect(orders.filter(({ discounts, total_cents }) => discounts.length > 0 && total_cents !== 1390)).toEqual([]);
  return orders.filter(({ discounts }) => discounts.length > 0).length;
};

test.each(['switched off', 'removed', 'changed'])(
  'once a coupon is %s no order uses its former state, and placed orders do not change',
  async (how) => {
    const ada = await store.as(ADA);
    const id = await add(ada);
    const buyers = await buyersWith('SPRING');
    const fields = await filled(id, how === 'changed' ? { rate: '50' } : { isOn: undefined });
    const ended = (how === 'removed' ? remove(ada, fields) : save(ada, fields)).then(async (reply) => {
      expect(reply.statusCode).toBe(200);
      return discounted();
    });
    const orders = await Promise.all(buyers.map((buyer) => store.order(buyer, 1390)));
    const placed = orders.filter(({ statusCode }) => statusCode === 200);
    expect(await discounted()).toBe(placed.length);
    expect(await ended).toBe(placed.length);
    const refused = orders.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map((reply) => reply.json<{ code: string }>().code))).toEqual(
      new Set(refused.length > 0 ? ['commerce/total-changed'] : []),
    );
  },
);

test('concurrent saves, orders and imports do not deadlock, and saved values stay', async () => {
  const ada = await store.as(ADA);
  const id = await add(ada);
  const buyers = await buyersWith('SPRING');
  const fields = await filled(id, { mostUses: '50' });
  const [saved, , ...orders] = await Promise.all([
    save(ada.twin(), fields),
    reload({ coupons: [{ code: 'SPRING', kind: 'percent', rateBasisPoints: 9000 }] }),
    ...buyers.map((buyer) => store.order(buyer, 1390)),
  ]);
  expect([saved.statusCode, orders.map(({ statusCode }) => statusCode)]).toEqual([200, buyers.map(() => 200)]);
  expect(await store.open.db.selectFrom('coupon').select(['rate_basis_points', 'most_uses']).execute()).toEqual([
    { rate_basis_points: 1000, most_uses: 50 },
  ]);
});
