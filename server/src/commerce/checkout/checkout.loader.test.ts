import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct, seedShipping } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { checkoutLoader } from './checkout.loader';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ locale: 'de-DE', minimumSubtotalCents: 700 });
  await seedShipping(store.db, store.seeded, { name: 'Paket', countries: ['DE', 'AT'], position: 1 });
  await seedShipping(store.db, store.seeded, { name: 'Brief', countries: ['DE', 'CH'], position: 0, costCents: 155 });
  await seedShipping(store.db, await seedSite(store.db, { host: 'other.test' }), { countries: ['FR'] });
});
afterAll(() => store.close());

spec(
  'CKOUT-05',
  'returns the cart with the owner’s minimum, its destination countries and payment methods',
  async () => {
    const shopper = store.shopper();
    const { variantId } = await seedProduct(store.db, store.seeded);
    await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 1 });
    expect(await store.load(checkoutLoader, { path: '/checkout', cartToken: shopper.valueOf('CART') })).toMatchObject({
      cart: {
        totalQuantity: 1,
        shippingOptions: [
          { name: 'Brief', costCents: 155 },
          { name: 'Paket', costCents: 490 },
        ],
      },
      minimumSubtotalCents: 700,
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'AT', name: 'Österreich' },
        { code: 'CH', name: 'Schweiz' },
      ],
      paymentMethods: [{ id: 'offline', instructions: 'Please pay within a week.' }],
    });
  },
);

test('returns an empty cart where there is none', async () => {
  expect(await store.load(checkoutLoader, { path: '/checkout' })).toMatchObject({
    cart: { entries: [], requiresShipping: false },
  });
});
