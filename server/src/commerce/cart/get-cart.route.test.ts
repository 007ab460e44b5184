import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct, seedShipping, type ProductSeed } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { checkoutLoader } from '../checkout/checkout.loader';

const LINES = '/api/commerce/cart/lines';
const CART = '/api/commerce/cart/cart';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ minimumSubtotalCents: 500 });
  await seedShipping(store.db, store.seeded);
});
afterAll(() => store.close());

async function shopperWith(...seeds: ProductSeed[]) {
  const shopper = store.shopper();
  const products = [];
  for (const seed of seeds) {
    const product = await seedProduct(store.db, store.seeded, seed);
    products.push(product);
    await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 2 });
  }
  return { shopper, products };
}

spec(
  ['CART-01', 'CART-03', 'CART-04', 'CART-05', 'CART-06', 'CART-07', 'CART-08'],
  'an absent cart is an empty one',
  async () => {
    const response = await store.shopper().get(CART);
    const { cart, minimumSubtotalCents, shopPath } = response.json();
    expect(cart).toMatchObject({
      id: '',
      websiteId: store.seeded.id,
      orderId: '',
      isPurchased: false,
      entries: [],
      shippingOptions: [],
      coupons: [],
      selectedShippingOption: null,
      shippingLocation: null,
      grandTotalCents: 0,
      totalQuantity: 0,
      subtotalAmount: { amount: 0, currencyCode: 'EUR' },
      hasDigital: false,
      requiresShipping: false,
    });
    expect([minimumSubtotalCents, shopPath]).toEqual([500, '/shop']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies).toEqual([]);
  },
);

test('a browser that lost the cookies of the cart it shows gets an empty cart that counts as newer', async () => {
  const { shopper } = await shopperWith({});
  const { revision } = (await shopper.get(CART)).json();
  const cleared = store.shopper();
  expect((await cleared.get(CART)).json().revision).toBeLessThan(revision);
  const received = (await cleared.get(`${CART}?seen=${revision}`)).json();
  expect([received.revision > revision, received.states['commerce/cart'].items]).toEqual([true, 0]);
  // The call and every later page have the same revision.
  expect((await cleared.get(CART)).json().revision).toBe(received.revision);
  expect((await shopper.get(`${CART}?seen=${revision}`)).json()).toMatchObject({
    revision,
    cart: { totalQuantity: 2 },
  });
  for (const garbage of ['x', '-1', '1e400', String(Date.now() + 9e9)])
    expect((await store.shopper().get(`${CART}?seen=${garbage}`)).json().revision).toBeLessThanOrEqual(Date.now());
});

spec('CART-02', 'returns the creation time of the cart in milliseconds', async () => {
  const beganMs = Date.now();
  const { shopper } = await shopperWith({});
  const { created } = (await shopper.get(CART)).json().cart;
  expect(created).toBeGreaterThanOrEqual(beganMs);
  expect(created).toBeLessThanOrEqual(Date.now());
});

spec('CART-08', 'tells digital from shipped items, and offers shipping only for shipped ones', async () => {
  const book = await shopperWith({ productType: PRODUCT_TYPE.digital });
  expect((await book.shopper.get(CART)).json().cart).toMatchObject({
    hasDigital: true,
    purelyDigital: true,
    requiresShipping: false,
    shippingOptions: [],
  });
  const both = await shopperWith({ productType: PRODUCT_TYPE.digital }, {});
  expect((await both.shopper.get(CART)).json().cart).toMatchObject({
    hasDigital: true,
    purelyDigital: false,
    requiresShipping: true,
    shippingOptions: [{ id: expect.any(String), name: 'Parcel', costCents: 490, countries: ['DE', 'FR'] }],
  });
});

test('lists the countries it can ship to when asked, like the checkout page', async () => {
  const [goods, book] = [await shopperWith({}), await shopperWith({ productType: PRODUCT_TYPE.digital })];
  const countriesOf = async ({ shopper }: typeof goods, query = '?countries=yes') =>
    (await shopper.get(CART + query)).json().countries;
  expect(await countriesOf(goods)).toEqual([
    { code: 'FR', name: 'France', needs: ['zip'] },
    { code: 'DE', name: 'Germany', needs: ['zip'] },
  ]);
  const page = await store.load(checkoutLoader, { path: '/checkout', cartToken: goods.shopper.valueOf('CART') });
  expect(await countriesOf(goods)).toEqual(page?.countries);
  expect(await countriesOf(book)).toEqual([]);
  for (const query of ['', '?countries=no', '?countries=yes&countries=yes'])
    expect(await countriesOf(goods, query)).toBeUndefined();
  expect(await countriesOf({ ...goods, shopper: store.shopper() })).toBeUndefined();
});

test('keeps the order in which lines came in', async () => {
  const { shopper } = await shopperWith({ title: 'One' }, { title: 'Two' }, { title: 'Three' });
  const titles = async () => (await shopper.get(CART)).json().cart.entries.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual(['One', 'Two', 'Three']);
});

test('says why a line cannot be bought', async () => {
  const { shopper, products } = await shopperWith({}, {}, {});
  const [soldOut, tooMany, gone] = products;
  await store.db
    .updateTable('variant')
    .set({ qty_in_stock: 0 })
    .where('id', '=', soldOut?.variantId ?? '')
    .execute();
  await store.db
    .updateTable('variant')
    .set({ qty_in_stock: 1 })
    .where('id', '=', tooMany?.variantId ?? '')
    .execute();
  await store.db
    .updateTable('product')
    .set({ workflow_status: WORKFLOW_STATUS.private })
    .where('id', '=', gone?.id ?? '')
    .execute();
  const { entries } = (await shopper.get(CART)).json().cart;
  expect(entries.map(({ problem, available }: { problem: string; available: number }) => [problem, available])).toEqual(
    [
      ['sold-out', 0],
      ['too-many', 1],
      ['gone', 10],
    ],
  );
});

test('a cart opens on its own site only', async () => {
  const { shopper } = await shopperWith({});
  const other = await seedSite(store.db, { host: 'other.test' });
  store.forget();
  const abroad = store.shopper(other.host);
  abroad.setCookie('CART', shopper.valueOf('CART') ?? '');
  expect((await abroad.get(CART)).json().cart).toMatchObject({ entries: [], websiteId: other.id });
});

spec('MONEY-04', 'counts whole yen', async () => {
  const tokyo = await seedSite(store.db, { host: 'tokyo.test', currency: 'JPY' });
  store.forget();
  const product = await seedProduct(store.db, tokyo, { variants: [{ priceCents: 1250 }] });
  const reply = await store.shopper(tokyo.host).call('POST', LINES, { variantId: product.variantId, quantity: 2 });
  expect(reply.json().cart).toMatchObject({
    subtotalCents: 2500,
    subtotalAmount: { amount: 2500, currencyCode: 'JPY' },
  });
});
