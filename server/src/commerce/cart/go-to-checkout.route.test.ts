import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { formOf } from '../../../../tools/testing/store/shopper';
import { seedProduct } from '../../../../tools/testing/store/seed-product';

const LINES = '/api/commerce/cart/lines';
const GO = '/commerce/goto-checkout';
const EXPIRED = 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ minimumSubtotalCents: 1000 });
});
afterAll(() => store.close());

async function shopperWith(priceCents: number, quantity = 1) {
  const shopper = store.shopper();
  const product = await seedProduct(store.db, store.seeded, {
    productType: PRODUCT_TYPE.service,
    variants: [{ priceCents }],
  });
  const { cart } = (await shopper.call('POST', LINES, { variantId: product.variantId, quantity })).json();
  return { shopper, linePath: `${LINES}/${cart.entries[0].id}` };
}

spec(['SRV-06', 'CKOUT-01'], 'redirects to the checkout of a cart', async () => {
  const { shopper } = await shopperWith(1000);
  const response = await shopper.get(GO);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/checkout']);
});

spec('CKOUT-02', 'stays on the cart page and says why when no cart is known', async () => {
  const unknown = store.shopper();
  unknown.setCookie('CART', 'A'.repeat(43));
  for (const shopper of [store.shopper(), unknown]) {
    const response = await shopper.get(GO);
    expect(response.statusCode).toBe(422);
    expect(response.headers.location).toBeUndefined();
    expect(formOf(response, store.seeded.cartBlockId)).toEqual({
      values: {},
      errors: {},
      message: EXPIRED,
      code: 'commerce/cart-expired',
    });
    expect(response.body).toContain(EXPIRED);
  }
});

test('returns to an empty cart', async () => {
  const { shopper, linePath } = await shopperWith(1000);
  await shopper.call('DELETE', linePath);
  const response = await shopper.get(GO);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/cart']);
});

spec('CKOUT-04', 'stays on the cart page below the minimum subtotal, and continues at it', async () => {
  const { shopper, linePath } = await shopperWith(500);
  const response = await shopper.get(GO);
  expect(response.statusCode).toBe(422);
  expect(formOf(response, store.seeded.cartBlockId)).toMatchObject({ code: 'commerce/minimum-subtotal' });
  await shopper.call('PUT', linePath, { quantity: 2 });
  expect((await shopper.get(GO)).headers.location).toBe('/checkout');
});
