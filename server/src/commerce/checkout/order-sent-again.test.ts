import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { formOf } from '../../../../tools/testing/store/shopper';
import { LINES, ORDERS, prepareOrders } from './orders.fixture';

const checkout = prepareOrders();
const { fields, order, orders, shopperWith, stockOf } = checkout;

test('a resent form from a page the browser cached orders nothing, and redirects to its order', async () => {
  const { shopper, product } = await shopperWith(2);
  const key = randomUUID();
  const block = checkout.store.seeded.checkoutBlockId;
  const form = { ...fields({ key }), seenTotalCents: '2990', return: '/checkout', block };
  const first = await shopper.post(ORDERS, form);
  const again = await shopper.post(ORDERS, form);
  expect([again.statusCode, again.headers.location]).toEqual([303, first.headers.location]);
  expect((await shopper.post(ORDERS, { ...form, key: randomUUID() })).statusCode).toBe(422);
  // Without the order's cookies a browser gets the address of the look-up page.
  const late = await checkout.store.shopper().post(ORDERS, form);
  expect(late.statusCode).toBe(422);
  expect(formOf(late, block)).toMatchObject({
    code: 'commerce/order-key-used',
    message:
      'This order has already been placed. Its link is in the email you received; /checkout/order sends it again.',
  });
  expect(late.body).not.toContain(String(first.headers.location));
  expect((await orders()).filter((row) => row.key === key)).toHaveLength(1);
  expect(await stockOf(product.variantId)).toBe(8);
});

test('a resent form leaves what has since been put in a new cart', async () => {
  const { shopper, product } = await shopperWith(2);
  const form = { ...fields({ key: randomUUID() }), seenTotalCents: '2990', return: '/checkout' };
  const { location } = (await shopper.post(ORDERS, form)).headers;
  await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 3 });
  expect((await shopper.post(ORDERS, form)).headers.location).toBe(location);
  expect((await shopper.get(CART_CALLS.getCart.path)).json().cart.totalQuantity).toBe(3);
});

test('the same key returns the same order and address, whatever else changed', async () => {
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
