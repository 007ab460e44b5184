import { randomUUID } from 'node:crypto';
import { ORDERS, prepareOrders } from './orders.fixture';

const checkout = prepareOrders();
const { fields, order, orders, shopperWith, stockOf } = checkout;

test('a form sent again from a page the browser kept orders nothing', async () => {
  const { shopper, product } = await shopperWith(2);
  const key = randomUUID();
  const form = { ...fields({ key }), seenTotalCents: '2990', return: '/checkout' };
  await shopper.post(ORDERS, form);
  for (const again of [form, { ...form, key: randomUUID() }])
    expect((await shopper.post(ORDERS, again)).statusCode).toBe(422);
  expect((await orders()).filter((row) => row.key === key)).toHaveLength(1);
  expect(await stockOf(product.variantId)).toBe(8);
});

test('the same key answers the same order and address, whatever else changed', async () => {
  const { shopper, product } = await shopperWith(2);
  const late = shopper.twin();
  const key = randomUUID();
  const first = (await order(shopper, { key })).json();
  await checkout.store.db
    .updateTable('variant')
    .set({ price_cents: 1, qty_in_stock: 0 })
    .where('id', '=', product.variantId)
    .execute();
  const again = await late.call('POST', ORDERS, fields({ key }));
  expect([again.statusCode, again.json()]).toEqual([200, first]);
  expect((await orders()).filter((row) => row.key === key)).toHaveLength(1);
});

test('the key of another cart’s order opens nothing', async () => {
  const [first, second] = [await shopperWith(2), await shopperWith(2)];
  const key = randomUUID();
  await order(first.shopper, { key });
  for (const visitor of [second.shopper, checkout.store.shopper()]) {
    const reply = await order(visitor, { key });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'commerce/order-key-used']);
    expect(reply.json()).not.toHaveProperty('location');
  }
  expect(await stockOf(second.product.variantId)).toBe(10);
});

test('a cart that has been ordered is not ordered again under another key', async () => {
  const { shopper } = await shopperWith(2);
  const late = shopper.twin();
  await order(shopper);
  const reply = await order(late);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'commerce/cart-empty']);
});
