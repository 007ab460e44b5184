import { randomUUID } from 'node:crypto';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedProduct, seedShipping, type ProductSeed } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';
import { tokenHash } from '../cart/token-hash';

const LINES = '/api/commerce/cart/lines';
const CART = '/api/commerce/cart/cart';
const ORDERS = '/api/commerce/checkout/orders';

let store: TestStore;
let parcel: string;
beforeAll(async () => {
  store = await openStore();
  parcel = await seedShipping(store.db, store.seeded);
});
afterAll(() => store.close());

async function shopperWith(quantity: number, seed: ProductSeed = {}) {
  const shopper = store.shopper();
  const product = await seedProduct(store.db, store.seeded, seed);
  await shopper.call('POST', LINES, { variantId: product.variantId, quantity });
  return { shopper, product };
}
const fields = (over: Record<string, unknown> = {}) =>
  orderFields({ shippingOptionId: parcel, key: randomUUID(), seenTotalCents: 2990, ...over });
const order = (shopper: Shopper, over: Record<string, unknown> = {}) => shopper.call('POST', ORDERS, fields(over));
const stockOf = async (variantId: string) =>
  (await store.db.selectFrom('variant').select('qty_in_stock').where('id', '=', variantId).executeTakeFirstOrThrow())
    .qty_in_stock;
const orders = () => store.db.selectFrom('customer_order').selectAll().orderBy('number').execute();
const revision = async () =>
  (await store.db.selectFrom('site').select('revision').where('id', '=', store.seeded.id).executeTakeFirstOrThrow())
    .revision;

spec(
  'ROLE-01',
  'stores the order of a visitor without an account, with what things are called and cost now, and takes the stock',
  async () => {
    const { shopper, product } = await shopperWith(2, { optionNames: ['Glaze'], variants: [{ options: ['Oat'] }] });
    const before = await revision();
    const response = await order(shopper);
    expect(response.statusCode).toBe(200);
    const { orderId, location } = response.json();
    const row = await store.db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      site_id: store.seeded.id,
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
    const lines = await store.db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute();
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

test('numbers orders from 1001, one after the other, for each site by itself', async () => {
  await order((await shopperWith(2)).shopper);
  await order((await shopperWith(2)).shopper);
  const numbers = (await orders()).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
});

test('takes the cart away: the next one is new and empty', async () => {
  const { shopper, product } = await shopperWith(2);
  const old = shopper.twin();
  const { facts } = (await order(shopper)).json();
  expect(facts['commerce/cart']).toMatchObject({ items: 0, subtotalCents: 0, texts: { quantityText: '0' } });
  expect([shopper.cookies.has('CART'), shopper.cookies.has('hasCart')]).toEqual([false, false]);
  for (const visitor of [shopper, old])
    expect((await visitor.get(CART)).json().cart).toMatchObject({ id: '', entries: [] });
  const added = (await old.call('POST', LINES, { variantId: product.variantId, quantity: 1 })).json();
  expect(added.cart.totalQuantity).toBe(1);
  expect(added.revision).toBeGreaterThan(facts['commerce/cart'].revision);
});

test('what the browser still shows of an ordered cart is outranked at once', async () => {
  const { shopper } = await shopperWith(2);
  const shown = (await shopper.get(CART)).json().revision;
  const { facts } = (await order(shopper)).json();
  const { revision } = (await shopper.get(CART)).json();
  expect(revision).toBe(facts['commerce/cart'].revision);
  expect(revision).toBeGreaterThan(shown);
});

test('a form is sent to its order', async () => {
  const { shopper } = await shopperWith(2);
  const response = await shopper.post(ORDERS, { ...fields(), seenTotalCents: '2990', return: '/checkout' });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(/^\/checkout\/order\/[A-Za-z0-9_-]{43}$/);
});

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

test('a refused form keeps what was typed and says what is wrong with each field', async () => {
  const { shopper } = await shopperWith(2);
  const block = store.seeded.checkoutBlockId;
  const response = await shopper.post(ORDERS, { ...fields({ email: 'ada', zip: '' }), return: '/checkout', block });
  expect(response.statusCode).toBe(422);
  const form = formOf(response, block);
  expect(form).toMatchObject({
    values: { email: 'ada', firstName: 'Ada', city: 'Berlin' },
    errors: { email: expect.stringContaining('name@example.com'), zip: 'Please write your postal code.' },
    code: 'commerce/checkout-invalid',
  });
  expect(form?.values).not.toHaveProperty('key');
});

test('the same key answers the same order and address, whatever else changed', async () => {
  const { shopper, product } = await shopperWith(2);
  const late = shopper.twin();
  const key = randomUUID();
  const first = (await order(shopper, { key })).json();
  await store.db
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
  for (const visitor of [second.shopper, store.shopper()]) {
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

spec('PROD-07', 'takes no stock of what nobody counts, and then changes no page', async () => {
  const before = await revision();
  for (const seed of [
    { productType: PRODUCT_TYPE.digital },
    { productType: PRODUCT_TYPE.giftCard },
    { variants: [{ unlimited: true, qtyInStock: 4 }] },
  ]) {
    const { shopper, product } = await shopperWith(20, { variants: [{ qtyInStock: 4 }], ...seed });
    const needsShipping = !('productType' in seed);
    expect((await order(shopper, { seenTotalCents: 25_000 + (needsShipping ? 490 : 0) })).statusCode).toBe(200);
    expect(await stockOf(product.variantId)).toBe(4);
  }
  expect(await revision()).toBe(before);
});

test('asks for no address where nothing is sent, and stores none', async () => {
  const { shopper } = await shopperWith(1, { productType: PRODUCT_TYPE.digital });
  const reply = await shopper.call('POST', ORDERS, {
    email: 'ada@example.com',
    paymentMethod: 'offline',
    key: randomUUID(),
    seenTotalCents: 1250,
  });
  const row = await store.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', reply.json().orderId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ address: null, shipping_name: '', total_cents: 1250 });
});

describe('refuses and stores nothing', () => {
  const refusal = async (shopper: Shopper, over: Record<string, unknown> = {}) => {
    const everything = () =>
      Promise.all([
        orders(),
        store.db.selectFrom('variant').selectAll().orderBy('id').execute(),
        store.db.selectFrom('cart').selectAll().orderBy('id').execute(),
        store.db.selectFrom('order_number').selectAll().execute(),
        revision(),
      ]);
    const before = await everything();
    const reply = await order(shopper, over);
    expect(await everything()).toEqual(before);
    return [reply.statusCode, reply.json().code];
  };

  test('without a cart', async () => {
    expect(await refusal(store.shopper())).toEqual([409, 'commerce/cart-empty']);
  });

  test('an emptied cart', async () => {
    const { shopper } = await shopperWith(2);
    const { cart } = (await shopper.get('/api/commerce/cart/cart')).json();
    await shopper.call('DELETE', `${LINES}/${cart.entries[0].id}`);
    expect(await refusal(shopper)).toEqual([409, 'commerce/cart-empty']);
  });

  test('another total than the server’s, also where the price changed meanwhile', async () => {
    const { shopper, product } = await shopperWith(2);
    for (const seenTotalCents of [0, 2500, 2989, 2991, 1e15])
      expect(await refusal(shopper, { seenTotalCents })).toEqual([409, 'commerce/total-changed']);
    await store.db.updateTable('variant').set({ price_cents: 1300 }).where('id', '=', product.variantId).execute();
    expect(await refusal(shopper)).toEqual([409, 'commerce/total-changed']);
    expect((await order(shopper, { seenTotalCents: 3090 })).statusCode).toBe(200);
  });

  test('what has sold out, shrunk or gone meanwhile', async () => {
    const change = async (stock: number, status: number = WORKFLOW_STATUS.published) => {
      const { shopper, product } = await shopperWith(2);
      await store.db.updateTable('variant').set({ qty_in_stock: stock }).where('id', '=', product.variantId).execute();
      await store.db.updateTable('product').set({ workflow_status: status }).where('id', '=', product.id).execute();
      return shopper;
    };
    expect(await refusal(await change(0))).toEqual([409, 'commerce/line-sold-out']);
    expect(await refusal(await change(1))).toEqual([409, 'commerce/line-too-many']);
    expect(await refusal(await change(5, WORKFLOW_STATUS.draft))).toEqual([404, 'commerce/variant-not-found']);
  });

  test('a way of shipping that does not exist, belongs to another site, or does not go there', async () => {
    const other = await seedSite(store.db, { host: 'elsewhere.test' });
    const foreign = await seedShipping(store.db, other, { costCents: 0 });
    const { shopper } = await shopperWith(2);
    for (const shippingOptionId of [randomUUID(), foreign])
      expect(await refusal(shopper, { shippingOptionId })).toEqual([409, 'commerce/shipping-unavailable']);
    expect(await refusal(shopper, { country: 'JP' })).toEqual([409, 'commerce/shipping-unavailable']);
  });

  test('a way to pay the site does not have', async () => {
    const { shopper } = await shopperWith(2);
    expect(await refusal(shopper, { paymentMethod: 'free' })).toEqual([400, 'commerce/checkout-invalid']);
  });

  spec('CKOUT-04', 'less than the minimum subtotal', async () => {
    const dear = await seedSite(store.db, { host: 'dear.test', minimumSubtotalCents: 2501 });
    store.forget();
    const option = await seedShipping(store.db, dear);
    const product = await seedProduct(store.db, dear);
    const shopper = store.shopper(dear.host);
    await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 2 });
    expect(await refusal(shopper, { shippingOptionId: option })).toEqual([409, 'commerce/minimum-subtotal']);
    await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 1 });
    expect((await order(shopper, { shippingOptionId: option, seenTotalCents: 4240 })).statusCode).toBe(200);
  });

  test('a cart of another site', async () => {
    const { shopper } = await shopperWith(2);
    const other = await seedSite(store.db, { host: 'abroad.test' });
    store.forget();
    const abroad = store.shopper(other.host);
    abroad.setCookie('CART', shopper.cookies.get('CART') ?? '');
    expect(await refusal(abroad)).toEqual([409, 'commerce/cart-empty']);
  });
});
