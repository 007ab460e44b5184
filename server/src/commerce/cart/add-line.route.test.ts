import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct, type ProductSeed } from '../../../../tools/testing/store/seed-product';
import { tokenHash } from '../../platform/http/token-hash';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const product = (seed: ProductSeed = {}) => seedProduct(store.db, store.seeded, seed);

spec(['CART-06', 'CART-20'], 'creates a cart with the first line and returns its contents', async () => {
  const shopper = store.shopper();
  const mug = await product({ variants: [{ priceCents: 2400 }] });
  const response = await shopper.call('POST', LINES, { variantId: mug.variantId, quantity: 2 });
  expect(response.statusCode).toBe(200);
  const { cart, revision, states, message } = response.json();
  expect(cart).toMatchObject({
    subtotalCents: 4800,
    grandTotalCents: 4800,
    totalQuantity: 2,
    websiteId: store.seeded.id,
    isPurchased: false,
    orderId: '',
  });
  expect(cart.entries).toEqual([
    expect.objectContaining({
      variantId: mug.variantId,
      quantity: 2,
      unitPriceCents: 2400,
      lineTotalCents: 4800,
      available: 10,
      path: `/shop/p/${mug.slug}`,
    }),
  ]);
  expect(states['commerce/cart']).toMatchObject({
    revision,
    items: 2,
    subtotalCents: 4800,
    texts: { quantityText: '2' },
  });
  expect(message).toBe('Stoneware mug is in your cart.');
  expect(response.headers['cache-control']).toBe('no-store');
});

spec('CKOUT-03', 'gives the token to the server only and a flag to the page, and stores no token', async () => {
  const shopper = store.shopper();
  const { variantId } = await product();
  const response = await shopper.call('POST', LINES, { variantId, quantity: 1 });
  const token = response.cookies.find(({ name }) => name === 'CART');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
  const value = shopper.valueOf('CART') ?? '';
  expect(value).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(response.cookies.find(({ name }) => name === 'hasCart')).toMatchObject({ value: '1', maxAge: 2_592_000 });
  expect(response.cookies.find(({ name }) => name === 'hasCart')).not.toHaveProperty('httpOnly');
  const carts = await store.db.selectFrom('cart').selectAll().execute();
  expect(carts.map((cart) => cart.token_hash)).toContain(tokenHash(value));
  expect(JSON.stringify(carts)).not.toContain(value);
});

test('adds up when the same variant is added again, and increases the revision', async () => {
  const shopper = store.shopper();
  const { variantId } = await product();
  const first = await shopper.call('POST', LINES, { variantId, quantity: 2 });
  const second = await shopper.call('POST', LINES, { variantId: variantId.toUpperCase(), quantity: 3 });
  expect(second.json().cart.entries).toEqual([expect.objectContaining({ quantity: 5 })]);
  expect(second.json().revision).toBeGreaterThan(first.json().revision);
});

spec('PROD-04', 'takes the current sale price, whatever the request says', async () => {
  const shopper = store.shopper();
  const { variantId } = await product({ variants: [{ priceCents: 2400, salePriceCents: 1900, onSale: true }] });
  const wanted = { variantId, quantity: 1, priceCents: 1, unitPriceCents: 1, salePriceCents: 0, currency: 'JPY' };
  expect((await shopper.call('POST', LINES, wanted)).json().cart).toMatchObject({
    subtotalCents: 1900,
    subtotalAmount: { amount: 19, currencyCode: 'EUR' },
  });
  await store.db.updateTable('variant').set({ on_sale: false }).where('id', '=', variantId).execute();
  expect((await shopper.call('GET', '/api/commerce/cart/cart')).json().cart.subtotalCents).toBe(2400);
});

test('a form returns to the page it was sent from', async () => {
  const shopper = store.shopper();
  const { variantId } = await product();
  const response = await shopper.post(LINES, { variantId, quantity: '1', return: '/shop/p/mug?x=1' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/shop/p/mug?x=1']);
  expect((await shopper.get('/api/commerce/cart/cart')).json().cart.totalQuantity).toBe(1);
});

test('a malformed or unknown cart cookie counts as none', async () => {
  const { variantId } = await product();
  for (const token of ['x', "' or 1=1 --", 'A'.repeat(43)]) {
    const shopper = store.shopper();
    shopper.setCookie('CART', encodeURIComponent(token));
    const response = await shopper.call('POST', LINES, { variantId, quantity: 1 });
    expect(response.json().cart.totalQuantity).toBe(1);
    expect(shopper.valueOf('CART')).not.toBe(token);
  }
});

test('simultaneous additions add up, and together never exceed the stock', async () => {
  const shopper = store.shopper();
  const opener = await product();
  const plenty = await product({ variants: [{ unlimited: true }] });
  const scarce = await product({ variants: [{ qtyInStock: 7 }] });
  await shopper.call('POST', LINES, { variantId: opener.variantId, quantity: 1 });
  const inputs = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? plenty : scarce).variantId);
  const replies = await Promise.all(
    inputs.map((variantId) => shopper.twin().call('POST', LINES, { variantId, quantity: 1 })),
  );
  const { cart, revision } = (await shopper.get('/api/commerce/cart/cart')).json();
  const granted = replies.filter((reply) => reply.statusCode === 200).map((reply) => reply.json().revision);
  expect(cart.entries).toEqual([
    expect.objectContaining({ variantId: opener.variantId, quantity: 1 }),
    expect.objectContaining({ quantity: expect.any(Number) }),
    expect.objectContaining({ quantity: expect.any(Number) }),
  ]);
  const quantityOf = (id: string) =>
    cart.entries.find((entry: { variantId: string }) => entry.variantId === id).quantity;
  expect([quantityOf(plenty.variantId), quantityOf(scarce.variantId), granted.length]).toEqual([20, 7, 27]);
  expect(new Set(granted).size).toBe(27);
  expect(Math.max(...granted)).toBe(revision);
});

spec(
  'CKOUT-06',
  'with express checkout an accepted addition redirects to the form’s target, and a refused one stays',
  async () => {
    const setExpress = async (expressCheckout: boolean) => {
      const { profile } = await store.site();
      const settings = { ...profile.settings, storeSettings: { ...profile.settings.storeSettings, expressCheckout } };
      const changed = JSON.stringify({ ...profile, settings });
      await store.db.updateTable('site').set({ profile: changed }).where('id', '=', store.seeded.id).execute();
      store.forget();
    };
    const mug = await product({ variants: [{ qtyInStock: 3 }] });
    const add = async (quantity: number, returnPath: string) =>
      (await store.shopper().call('POST', LINES, { variantId: mug.variantId, quantity, return: returnPath })).json();
    const CHECKOUT = '/commerce/goto-checkout';
    expect((await add(1, CHECKOUT)).location).toBeUndefined();
    await setExpress(true);
    expect((await add(1, CHECKOUT)).location).toBe(CHECKOUT);
    expect(await add(4, CHECKOUT)).toMatchObject({ code: 'commerce/line-too-many' });
    // An older page, without this setting, leads to the cart.
    for (const elsewhere of ['https://evil.example/', '//evil.example', '', '/cart'])
      expect((await add(1, elsewhere)).location).toBeUndefined();
    await setExpress(false);
  },
);
