import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { seedProduct, seedShipping } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';
import { LINES, ORDERS, prepareOrders } from './orders.fixture';

const checkout = prepareOrders();
const { fields, order, orders, revision, shopperWith } = checkout;

test('a refused form preserves the typed values and gives the error of each field', async () => {
  const { shopper } = await shopperWith(2);
  const block = checkout.store.seeded.checkoutBlockId;
  const response = await shopper.post(ORDERS, { ...fields({ email: 'ada', zip: '' }), return: '/checkout', block });
  expect(response.statusCode).toBe(422);
  const form = formOf(response, block);
  expect(form).toMatchObject({
    values: { email: 'ada', firstName: 'Ada', city: 'Berlin' },
    errors: { email: expect.stringContaining('name@example.com'), zip: 'Please enter your postal code.' },
    code: 'commerce/checkout-invalid',
  });
  expect(form?.values).not.toHaveProperty('key');
});

spec(
  'CART-05',
  'without script the first refusal names the part that shipping methods depend on, then the options are shown',
  async () => {
    const limited = await seedSite(checkout.store.db, { host: 'limited.test' });
    checkout.store.forget();
    const option = await seedShipping(checkout.store.db, limited, { countries: ['US'], states: ['WA', 'NY'] });
    const product = await seedProduct(checkout.store.db, limited);
    const shopper = checkout.store.shopper(limited.host);
    await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 2 });
    const opened = await shopper.get('/checkout');
    expect(opened.body).toContain('Enter your state or region to see shipping methods.');
    expect(opened.body).not.toMatch(/We do not ship|State or region \(optional\)|name="shippingOptionId"/);
    const block = limited.checkoutBlockId;
    const errorsWith = async (over: Record<string, string>) => {
      const typed = fields({ country: 'US', zip: '98101', shippingOptionId: '', ...over });
      const reply = await shopper.post(ORDERS, { ...typed, return: '/checkout', block });
      return [formOf(reply, block)?.errors, reply.body.includes(`value="${option}"`)];
    };
    expect(await errorsWith({ state: '' })).toEqual([{ state: 'Please enter your state or region.' }, false]);
    expect(await errorsWith({ state: 'WA' })).toEqual([{ shippingOptionId: 'Please choose a shipping method.' }, true]);
  },
);

describe('refuses and stores nothing', () => {
  const refusal = async (shopper: Shopper, over: Record<string, unknown> = {}) => {
    const everything = () =>
      Promise.all([
        orders(),
        checkout.store.db.selectFrom('variant').selectAll().orderBy('id').execute(),
        checkout.store.db.selectFrom('cart').selectAll().orderBy('id').execute(),
        checkout.store.db.selectFrom('order_number').selectAll().execute(),
        revision(),
      ]);
    const before = await everything();
    const reply = await order(shopper, over);
    expect(await everything()).toEqual(before);
    return [reply.statusCode, reply.json().code];
  };

  test('without a cart', async () => {
    expect(await refusal(checkout.store.shopper())).toEqual([409, 'commerce/cart-empty']);
  });

  test('an emptied cart', async () => {
    const { shopper } = await shopperWith(2);
    const { cart } = (await shopper.get(CART_CALLS.getCart.path)).json();
    await shopper.call('DELETE', `${LINES}/${cart.entries[0].id}`);
    expect(await refusal(shopper)).toEqual([409, 'commerce/cart-empty']);
  });

  test('a total that differs from the server’s, also where the price changed meanwhile', async () => {
    const { shopper, product } = await shopperWith(2);
    // The destination is stored with the cart even if the order is refused.
    expect((await order(shopper, { seenTotalCents: 0 })).json().code).toBe('commerce/total-changed');
    for (const seenTotalCents of [0, 2500, 2989, 2991, 1e15])
      expect(await refusal(shopper, { seenTotalCents })).toEqual([409, 'commerce/total-changed']);
    await checkout.store.db
      .updateTable('variant')
      .set({ price_cents: 1300 })
      .where('id', '=', product.variantId)
      .execute();
    expect(await refusal(shopper)).toEqual([409, 'commerce/total-changed']);
    expect((await order(shopper, { seenTotalCents: 3090 })).statusCode).toBe(200);
  });

  test('an item that has sold out, is short or was removed meanwhile', async () => {
    const change = async (stock: number, status: number = WORKFLOW_STATUS.published) => {
      const { shopper, product } = await shopperWith(2);
      await checkout.store.db
        .updateTable('variant')
        .set({ qty_in_stock: stock })
        .where('id', '=', product.variantId)
        .execute();
      await checkout.store.db
        .updateTable('product')
        .set({ workflow_status: status })
        .where('id', '=', product.id)
        .execute();
      return shopper;
    };
    expect(await refusal(await change(0))).toEqual([409, 'commerce/line-sold-out']);
    expect(await refusal(await change(1))).toEqual([409, 'commerce/line-too-many']);
    expect(await refusal(await change(5, WORKFLOW_STATUS.draft))).toEqual([404, 'commerce/variant-not-found']);
  });

  test('a shipping method that does not exist, belongs to another site, or does not go there', async () => {
    const other = await seedSite(checkout.store.db, { host: 'elsewhere.test' });
    const foreign = await seedShipping(checkout.store.db, other, { costCents: 0 });
    const { shopper } = await shopperWith(2);
    for (const shippingOptionId of [randomUUID(), foreign])
      expect(await refusal(shopper, { shippingOptionId })).toEqual([409, 'commerce/shipping-unavailable']);
    expect(await refusal(shopper, { country: 'JP' })).toEqual([409, 'commerce/shipping-unavailable']);
  });

  test('a payment method the site does not have', async () => {
    const { shopper } = await shopperWith(2);
    expect(await refusal(shopper, { paymentMethod: 'free' })).toEqual([400, 'commerce/checkout-invalid']);
  });

  spec('CKOUT-04', 'less than the minimum subtotal', async () => {
    const dear = await seedSite(checkout.store.db, { host: 'dear.test', minimumSubtotalCents: 2501 });
    checkout.store.forget();
    const option = await seedShipping(checkout.store.db, dear);
    const product = await seedProduct(checkout.store.db, dear);
    const shopper = checkout.store.shopper(dear.host);
    await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 2 });
    expect(await refusal(shopper, { shippingOptionId: option })).toEqual([409, 'commerce/minimum-subtotal']);
    await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 1 });
    expect((await order(shopper, { shippingOptionId: option, seenTotalCents: 4240 })).statusCode).toBe(200);
  });

  test('a cart of another site', async () => {
    const { shopper } = await shopperWith(2);
    const other = await seedSite(checkout.store.db, { host: 'abroad.test' });
    checkout.store.forget();
    const abroad = checkout.store.shopper(other.host);
    abroad.setCookie('CART', shopper.valueOf('CART') ?? '');
    expect(await refusal(abroad)).toEqual([409, 'commerce/cart-empty']);
  });
});
