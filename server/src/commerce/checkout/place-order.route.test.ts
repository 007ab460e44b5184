import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { tokenHash } from '../../platform/http/token-hash';
import { LINES, ORDERS, prepareOrders } from './orders.fixture';

const CART = CART_CALLS.getCart.path;

const checkout = prepareOrders();
const { fields, order, orders, revision, shopperWith, stockOf } = checkout;

spec(
  'ROLE-01',
  'stores the order of a visitor without an account with current names and prices, and reduces the stock',
  async () => {
    const { shopper, product } = await shopperWith(2, { optionNames: ['Glaze'], variants: [{ options: ['Oat'] }] });
    const before = await revision();
    const response = await order(shopper);
    expect(response.statusCode).toBe(200);
    const { orderId, location } = response.json();
    const row = await checkout.store.db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      site_id: checkout.store.seeded.id,
      email: 'ada@example.com',
      note: 'Ring twice.\nThank you.',
      address: { firstName: 'Ada', city: 'Berlin', country: 'DE' },
      shipping_name: 'Parcel',
      payment_method: 'offline',
      payment_instructions: 'Please pay within a week.',
      subtotal_cents: 2500,
      shipping_cents: 490,
      tax_cents: 0,
      discount_cents: 0,
      total_cents: 2990,
      currency: 'EUR',
      token_hash: tokenHash(location.replace('/checkout/order/', '')),
    });
    const lines = await checkout.store.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    expect(lines).toEqual([
      expect.objectContaining({
        variant_id: product.variantId,
        title: 'Stoneware mug',
        option_values: [{ optionName: 'Glaze', value: 'Oat' }],
        quantity: 2,
        unit_price_cents: 1250,
        line_total_cents: 2500,
      }),
    ]);
    expect(await stockOf(product.variantId)).toBe(8);
    expect(await revision()).toBe(before + 1);
  },
);

test('numbers orders from 1001 consecutively, for each site separately', async () => {
  await order((await shopperWith(2)).shopper);
  await order((await shopperWith(2)).shopper);
  const numbers = (await orders()).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
});

test('removes the cart: the next one is new and empty', async () => {
  const { shopper, product } = await shopperWith(2);
  const old = shopper.twin();
  const { states } = (await order(shopper)).json();
  expect(states['commerce/cart']).toMatchObject({ items: 0, subtotalCents: 0, texts: { quantityText: '0' } });
  expect([shopper.cookies.has('CART'), shopper.cookies.has('hasCart')]).toEqual([false, false]);
  for (const visitor of [shopper, old])
    expect((await visitor.get(CART)).json().cart).toMatchObject({ id: '', entries: [] });
  const added = (await old.call('POST', LINES, { variantId: product.variantId, quantity: 1 })).json();
  expect(added.cart.totalQuantity).toBe(1);
  expect(added.revision).toBeGreaterThan(states['commerce/cart'].revision);
});

test('the copy of an ordered cart that the browser still shows is outranked at once', async () => {
  const { shopper } = await shopperWith(2);
  const shown = (await shopper.get(CART)).json().revision;
  const { states } = (await order(shopper)).json();
  const { revision } = (await shopper.get(CART)).json();
  expect(revision).toBe(states['commerce/cart'].revision);
  expect(revision).toBeGreaterThan(shown);
});

test('a form redirects to its order', async () => {
  const { shopper } = await shopperWith(2);
  const response = await shopper.post(ORDERS, { ...fields(), seenTotalCents: '2990', return: '/checkout' });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(/^\/checkout\/order\/[A-Za-z0-9_-]{43}$/);
});

spec('PROD-07', 'reduces no unlimited stock, and then changes no page', async () => {
  const before = await revision();
  for (const seed of [{ productType: PRODUCT_TYPE.digital }, { variants: [{ unlimited: true, qtyInStock: 4 }] }]) {
    const { shopper, product } = await shopperWith(20, { variants: [{ qtyInStock: 4 }], ...seed });
    const needsShipping = !('productType' in seed);
    expect((await order(shopper, { seenTotalCents: 25_000 + (needsShipping ? 490 : 0) })).statusCode).toBe(200);
    expect(await stockOf(product.variantId)).toBe(4);
  }
  expect(await revision()).toBe(before);
});

test('asks for no address where nothing is shipped, and stores none', async () => {
  const { shopper } = await shopperWith(1, { productType: PRODUCT_TYPE.digital });
  const reply = await shopper.call('POST', ORDERS, {
    email: 'ada@example.com',
    paymentMethod: 'offline',
    key: randomUUID(),
    seenTotalCents: 1250,
  });
  const row = await checkout.store.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', reply.json().orderId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ address: null, shipping_name: '', total_cents: 1250 });
});
