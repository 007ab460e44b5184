import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedTaxRule } from '../../../../tools/testing/store/seed-prices';
import { seedProduct, seedShipping, type ProductSeed } from '../../../../tools/testing/store/seed-product';
import { seedSite, type SeededSite, type SiteSeed } from '../../../../tools/testing/store/seed-site';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';
import { cartLoader } from '../cart/cart.loader';
import { checkoutLoader } from '../checkout/checkout.loader';

const DELIVERY = DELIVERY_CALLS.setDelivery.path;

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const siteWith = (seed: SiteSeed = {}) => seedSite(store.db, { host: `${randomUUID()}.test`, ...seed });
async function shopperAt(site: SeededSite, ...seeds: ProductSeed[]): Promise<Shopper> {
  store.forget(site.id);
  const shopper = store.shopper(site.host);
  for (const seed of seeds) {
    const { variantId } = await seedProduct(store.db, site, seed);
    await shopper.call('POST', CART_CALLS.addLine.path, { variantId, quantity: 2 });
  }
  store.forget(site.id);
  return shopper;
}
const go = async (shopper: Shopper, place: Record<string, unknown>) =>
  (await shopper.call('PUT', DELIVERY, place)).json().cart;

spec(
  ['CART-04', 'CART-05'],
  'the cart knows its destination and shipping method, and what the option costs there',
  async () => {
    const site = await siteWith();
    await seedShipping(store.db, site, { name: 'Parcel', costCents: 490 });
    const express = await seedShipping(store.db, site, { name: 'Express', costCents: 990, position: 1 });
    const islands = await seedShipping(store.db, site, { name: 'Islands', position: 2, zipPrefixes: ['25'] });
    await seedTaxRule(store.db, site, { name: 'VAT', rateBasisPoints: 1900 });
    await seedTaxRule(store.db, site, { name: 'TVA', country: 'FR', rateBasisPoints: 2000, taxesShipping: false });
    const shopper = await shopperAt(site, {});
    expect((await shopper.get(CART_CALLS.getCart.path)).json()).toMatchObject({
      isPricedByPlace: true,
      cart: { shippingLocation: null, selectedShippingOption: null, applicableTaxRules: [], grandTotalCents: 2500 },
    });
    expect(await go(shopper, { country: 'DE', zip: '10117' })).toMatchObject({
      shippingLocation: { country: 'DE', zip: '10117' },
      selectedShippingOption: { name: 'Parcel', costCents: 490 },
      applicableTaxRules: [{ name: 'VAT', rate: 1900, amountCents: 568 }],
      shippingCostCents: 490,
      taxCents: 568,
      grandTotalCents: 3558,
    });
    expect(await go(shopper, { country: 'FR', shippingOptionId: express })).toMatchObject({
      shippingLocation: { country: 'FR' },
      selectedShippingOption: { name: 'Express' },
      taxCents: 500,
      grandTotalCents: 3990,
    });
    // A method that does not ship there is replaced, and chosen again where it does.
    expect(await go(shopper, { country: 'DE', zip: '25-980', shippingOptionId: islands })).toMatchObject({
      selectedShippingOption: { name: 'Islands' },
    });
    expect(await go(shopper, { country: 'DE', zip: '10117' })).toMatchObject({
      selectedShippingOption: { name: 'Parcel' },
    });
    expect(await go(shopper, { country: 'JP' })).toMatchObject({ selectedShippingOption: null, grandTotalCents: 2500 });
    await go(shopper, { country: 'DE', state: 'Berlin', zip: '10117' });
    const question = { host: site.host, path: '/checkout', cartToken: shopper.valueOf('CART') };
    expect((await store.load(checkoutLoader, question))?.cart).toMatchObject({
      shippingLocation: { country: 'DE', state: 'Berlin', zip: '10117' },
      grandTotalCents: 3558,
    });
  },
);

test('shipping depends on the weight, and is free from a subtotal on', async () => {
  const site = await siteWith();
  const weightSteps = [{ upToWeight: 1, costCents: 300 }];
  await seedShipping(store.db, site, { costCents: 900, weightSteps, freeFromCents: 5000 });
  const shopper = await shopperAt(site, { variants: [{ weight: 0.5 }] });
  expect(await go(shopper, { country: 'DE' })).toMatchObject({ shippingCostCents: 300 });
  const { variantId } = await seedProduct(store.db, site, { variants: [{ weight: 0.001 }] });
  const more = async () =>
    (await shopper.call('POST', CART_CALLS.addLine.path, { variantId, quantity: 1 })).json().cart.shippingCostCents;
  expect([await more(), await more()]).toEqual([900, 0]);
});

test('a store that ships to one country assumes it; included taxes change no total', async () => {
  const site = await siteWith({ pricesIncludeTax: true, currency: 'JPY' });
  await seedShipping(store.db, site, { countries: ['JP'], costCents: 500 });
  await seedTaxRule(store.db, site, { name: '消費税', country: 'JP', rateBasisPoints: 1000 });
  const shopper = await shopperAt(site, { variants: [{ priceCents: 100_000_000 }] });
  expect((await shopper.get(CART_CALLS.getCart.path)).json().cart).toMatchObject({
    shippingLocation: { country: 'JP' },
    isTaxIncluded: true,
    subtotalCents: 200_000_000,
    shippingCostCents: 500,
    taxCents: 18_181_864,
    grandTotalCents: 200_000_500,
  });
  const page = (await shopper.get('/cart')).body;
  for (const text of ['Includes 消費税 10%', '¥18,181,864', '¥200,000,500', '¥500']) expect(page).toContain(text);
});

test('files are not shipped; with taxes the checkout asks for the buyer’s location, and the order is taxed there', async () => {
  const site = await siteWith();
  await seedShipping(store.db, site, { countries: ['DE'] });
  await seedTaxRule(store.db, site, { country: 'PL', rateBasisPoints: 2300, productTypes: [PRODUCT_TYPE.digital] });
  const shopper = await shopperAt(site, { productType: PRODUCT_TYPE.digital });
  const cartToken = shopper.valueOf('CART');
  const view = await store.load(cartLoader, { host: site.host, cartToken });
  expect([view?.cart.shippingLocation, view?.countries?.length]).toEqual([null, expect.any(Number)]);
  expect(view?.countries).toContainEqual({ code: 'PL', name: 'Poland' });
  expect((await shopper.get('/checkout')).body).toMatch(/<legend>Your location<\/legend>[^]*name="country"/);
  const order = (over: Record<string, unknown>) =>
    shopper.call(
      'POST',
      CHECKOUT_CALLS.placeOrder.path,
      orderFields({ key: randomUUID(), shippingOptionId: 'x', seenTotalCents: 2500, ...over }),
    );
  expect((await order({ country: '' })).json().data).toEqual({ errors: { country: 'Please choose a country.' } });
  expect((await order({ country: 'PL' })).json().code).toBe('commerce/total-changed');
  expect((await order({ country: 'PL', seenTotalCents: 3075 })).statusCode).toBe(200);
  const row = await store.db.selectFrom('customer_order').selectAll().where('site_id', '=', site.id).executeTakeFirst();
  expect(row).toMatchObject({ address: null, tax_cents: 575, total_cents: 3075, shipping_name: '' });
});

spec(
  'CART-05',
  'a state’s name and abbreviation mean the same, for taxes, shipping methods and orders alike',
  async () => {
    const site = await siteWith();
    const near = await seedShipping(store.db, site, {
      name: 'Near',
      costCents: 300,
      countries: ['US'],
      states: ['Washington'],
    });
    await seedShipping(store.db, site, { name: 'Far', costCents: 900, countries: ['US'], position: 1 });
    await seedTaxRule(store.db, site, { country: 'US', states: ['WA'], rateBasisPoints: 1000, taxesShipping: false });
    const shopper = await shopperAt(site, {});
    const costs = { selectedShippingOption: { name: 'Near' }, taxCents: 250, grandTotalCents: 3050 };
    for (const state of ['wa', 'Washington', 'W.A.'])
      expect(await go(shopper, { country: 'US', state, shippingOptionId: near })).toMatchObject(costs);
    expect(await go(shopper, { country: 'US', state: 'Oregon', shippingOptionId: near })).toMatchObject({
      selectedShippingOption: { name: 'Far' },
      taxCents: 0,
    });
    const misspelt = { country: 'US', state: 'Washingtn', shippingOptionId: near, seenTotalCents: 3400 };
    const order = orderFields({ key: randomUUID(), ...misspelt });
    const refused = await shopper.call('POST', CHECKOUT_CALLS.placeOrder.path, order);
    expect([refused.statusCode, Object.keys(refused.json().data.errors)]).toEqual([400, ['state']]);
  },
);

spec('CART-05', 'a cart says which missing parts of its address taxes depend on', async () => {
  const site = await siteWith();
  const goods = [PRODUCT_TYPE.physical];
  await seedShipping(store.db, site);
  await seedTaxRule(store.db, site, { country: 'US', states: ['WA'], productTypes: goods });
  await seedTaxRule(store.db, site, { country: 'CA', states: ['QC'], zipPrefixes: ['H'] });
  await seedTaxRule(store.db, site, { country: 'DE', zipPrefixes: ['27498'] });
  const [shopper, reader] = [await shopperAt(site, {}), await shopperAt(site, { productType: PRODUCT_TYPE.digital })];
  const needs: [Record<string, string>, string[] | undefined][] = [
    [{ country: 'US' }, ['state']],
    [{ country: 'US', state: 'Washingtn', zip: '98101' }, ['state']],
    [{ country: 'US', state: 'washington' }, undefined],
    [{ country: 'US', state: 'Oregon' }, undefined],
    [{ country: 'CA' }, ['state', 'zip']],
    [{ country: 'CA', state: 'Québec' }, ['zip']],
    [{ country: 'DE', state: 'Helgoland' }, ['zip']],
    [{ country: 'DE', zip: '10117' }, undefined],
    [{ country: 'FR' }, undefined],
  ];
  const open = async (visitor: Shopper) => (await visitor.call('GET', CART_CALLS.getCart.path)).json().cart.taxesNeed;
  expect([await open(shopper), await open(await shopperAt(site, { productType: PRODUCT_TYPE.digital }))]).toEqual([
    [],
    [],
  ]);
  for (const [place, parts] of needs) expect([place, (await go(shopper, place)).taxesNeed]).toEqual([place, parts]);
  expect((await go(reader, { country: 'US' })).taxesNeed).toBeUndefined();
  const including = await siteWith({ pricesIncludeTax: true });
  await seedShipping(store.db, including);
  await seedTaxRule(store.db, including, { country: 'US', states: ['WA'] });
  const included = await shopperAt(including, {});
  expect([await open(included), (await go(included, { country: 'US' })).taxesNeed]).toEqual([undefined, undefined]);
  const untaxed = await siteWith();
  await seedShipping(store.db, untaxed);
  await seedTaxRule(store.db, untaxed, { country: 'US', productTypes: goods });
  expect(await open(await shopperAt(untaxed, { productType: PRODUCT_TYPE.digital }))).toBeUndefined();
});

test('an invalid place is refused, and reported on the cart page without script', async () => {
  const site = await siteWith();
  await seedShipping(store.db, site);
  const shopper = await shopperAt(site, {});
  const wrong: Record<string, unknown>[] = [
    {},
    { country: '' },
    { country: 'XX' },
    { country: 'de' },
    { country: 'DE', zip: 'x'.repeat(41) },
    { country: 'DE', state: 'x'.repeat(101) },
    { country: 'DE', state: 'NUL\u0000' },
    { country: 'DE', shippingOptionId: 'parcel' },
    { country: 7, state: [], zip: {} },
  ];
  for (const place of wrong) {
    const reply = await shopper.call('PUT', DELIVERY, place);
    expect([place, reply.statusCode, reply.json().code]).toEqual([place, 400, 'commerce/delivery-invalid']);
  }
  expect((await store.shopper(site.host).call('PUT', DELIVERY, { country: 'DE' })).json().code).toBe(
    'commerce/cart-empty',
  );
  const block = site.cartBlockId;
  const page = await shopper.post(DELIVERY, { country: '', zip: '1<b>', return: '/cart', block });
  expect([page.statusCode, formOf(page, block)?.values]).toMatchObject([422, { zip: '1<b>' }]);
  expect(page.body).toContain('Please check the country, the state and the postal code.');
  const right = await shopper.post(DELIVERY, { country: 'DE', state: '', zip: '1', return: '/cart', block });
  expect([right.statusCode, (await shopper.get('/cart')).body]).toEqual([
    303,
    expect.stringContaining('Estimated for 1, Germany.'),
  ]);
});
