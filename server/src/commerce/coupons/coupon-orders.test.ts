import { CART_CALLS } from 'shared-types/commerce/cart';
import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { seedCoupon, seedTaxRule, type CouponSeed } from '../../../../tools/testing/store/seed-prices';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';
import { ORDERS, prepareOrders } from '../checkout/orders.fixture';
import { change } from '../order/changes.fixture';
import { orderLoader } from '../order/order.loader';

const checkout = prepareOrders();
const { fields, order, orders, shopperWith } = checkout;
beforeEach(async () => {
  const { db } = checkout.store;
  for (const table of ['rate_window', 'coupon', 'tax_rule'] as const) await db.deleteFrom(table).execute();
  checkout.store.forget();
});

const seed = (coupon: CouponSeed) => seedCoupon(checkout.store.db, checkout.store.seeded, coupon);
const enter = (shopper: Shopper, coupon: string) => shopper.call('POST', COUPON_CALLS.addCoupon.path, { coupon });
const cartOf = async (shopper: Shopper) => (await shopper.get(CART_CALLS.getCart.path)).json().cart;
const uses = () => checkout.store.db.selectFrom('coupon_use').selectAll().execute();
/** A visitor with two items, 25.00, and coupons. */
async function shopperWithCodes(...codes: string[]): Promise<Shopper> {
  const { shopper } = await shopperWith(2);
  for (const code of codes) expect((await enter(shopper, code)).statusCode).toBe(200);
  return shopper;
}

test('an order preserves its discounts and taxes, however the rules change; its page shows them', async () => {
  const { db, seeded } = checkout.store;
  await seed({ code: 'Ten' });
  await seed({ code: 'FREE', kind: 'shipping' });
  await seedTaxRule(db, seeded, { name: 'MwSt', rateBasisPoints: 1900 });
  checkout.store.forget();
  const shopper = await shopperWithCodes('ten', 'free');
  // 25.00 less 2.50, free shipping, and 19 % of 22.50.
  const reply = await order(shopper, { seenTotalCents: 2678 });
  expect(reply.statusCode).toBe(200);
  expect(await uses()).toHaveLength(2);
  await db.deleteFrom('coupon').execute();
  await db.deleteFrom('tax_rule').execute();
  checkout.store.forget();
  const { location } = reply.json();
  expect((await checkout.store.load(orderLoader, { path: location }))?.order).toMatchObject({
    subtotalCents: 2500,
    discountCents: 250,
    shippingCostCents: 0,
    taxCents: 428,
    grandTotalCents: 2678,
    isTaxIncluded: false,
    discounts: [
      { code: 'Ten', kind: 'percent', rateBasisPoints: 1000, amountCents: 250 },
      { code: 'FREE', kind: 'shipping', amountCents: 490 },
    ],
    taxes: [{ name: 'MwSt', rate: 1900, amountCents: 428 }],
  });
  const { body } = await shopper.get(location);
  for (const text of ['Discount · Ten', '-€2.50', 'Shipping · Parcel · FREE', 'MwSt 19%', '€4.28', '€26.78'])
    expect(body).toContain(text);
});

test('a code that is used up between cart and order is named and removed, and the next press succeeds', async () => {
  await seed({ code: 'ONCE', mostUses: 1 });
  const [first, second] = [await shopperWithCodes('ONCE'), await shopperWithCodes('ONCE')];
  expect((await order(first, { seenTotalCents: 2740 })).statusCode).toBe(200);
  const refused = await order(second, { seenTotalCents: 2740, email: 'grace@example.com' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'commerce/coupon-used-up', error: 'ONCE has been used up, and was removed from your cart.' },
  ]);
  expect(await cartOf(second)).toMatchObject({
    coupons: [],
    grandTotalCents: 2990,
    shippingLocation: { country: 'DE' },
  });
  expect((await order(second, { seenTotalCents: 2990 })).statusCode).toBe(200);
  expect((await enter(await shopperWithCodes(), 'ONCE')).json().code).toBe('commerce/coupon-used-up');
});

test('each buyer has a number of uses, told apart by email address in any case; others have their own', async () => {
  await seed({ code: 'MINE', mostUsesPerEmail: 1 });
  const buy = async (email: string) => order(await shopperWithCodes('MINE'), { seenTotalCents: 2740, email });
  expect((await buy('ada@example.com')).statusCode).toBe(200);
  expect((await buy('ADA@Example.com')).json().code).toBe('commerce/coupon-used-up');
  expect((await buy('grace@example.com')).statusCode).toBe(200);
  expect(await uses()).toHaveLength(2);
});

test('an order that is cancelled no longer uses a code: its buyer orders again with it, once', async () => {
  await seed({ code: 'ONCE', mostUses: 1, mostUsesPerEmail: 1 });
  await seed({ code: 'FREE', kind: 'shipping', mostUses: 1 });
  const buy = async () => order(await shopperWithCodes('ONCE', 'FREE'), { seenTotalCents: 2250 });
  const { orderId } = (await buy()).json<{ orderId: string }>();
  expect(await uses()).toHaveLength(2);
  const late = await shopperWithCodes();
  expect((await enter(late, 'ONCE')).json().code).toBe('commerce/coupon-used-up');
  await change(checkout, orderId, { change: { kind: 'paid' } });
  expect(await uses()).toHaveLength(2);
  await change(checkout, orderId, { change: { kind: 'cancelled' } });
  expect(await uses()).toEqual([]);
  expect((await buy()).statusCode).toBe(200);
  expect((await enter(late, 'ONCE')).json().code).toBe('commerce/coupon-used-up');
});

test('a code that saves nothing is not used, and one deleted meanwhile changes the total', async () => {
  await seed({ code: 'SMALL', kind: 'fixed', amountCents: 1 });
  const id = await seed({ code: 'BIG', kind: 'fixed', amountCents: 500 });
  const shopper = await shopperWithCodes('SMALL', 'BIG');
  await checkout.store.db.deleteFrom('coupon').where('id', '=', id).execute();
  expect((await order(shopper, { seenTotalCents: 2490 })).json().code).toBe('commerce/total-changed');
  expect((await order(shopper, { seenTotalCents: 2989 })).statusCode).toBe(200);
  expect((await orders()).at(-1)).toMatchObject({ discount_cents: 1, discounts: [{ code: 'SMALL', amountCents: 1 }] });
  expect(await uses()).toHaveLength(1);
});

test('without script the page returns with the new total, what changed, and all typed values', async () => {
  await seed({ code: 'ONCE', mostUses: 1 });
  const [first, second] = [await shopperWithCodes('ONCE'), await shopperWithCodes('ONCE')];
  await order(first, { seenTotalCents: 2740 });
  const seen = { seenSubtotalCents: 2500, seenShippingCents: 490, seenDiscountCents: 250, seenTaxCents: 0 };
  const block = checkout.store.seeded.checkoutBlockId;
  const sent = { ...fields({ seenTotalCents: 2740 }), ...seen, return: '/checkout', block };
  const page = await second.post(ORDERS, sent);
  expect([page.statusCode, formOf(page, block)?.code]).toEqual([422, 'commerce/coupon-used-up']);
  expect(page.body).toContain('ONCE has been used up, and was removed from your cart. The total is now €29.90.');
  expect(page.body).toContain('Discount: €0.00 instead of €2.50');
  expect(page.body).toContain('name="seenTotalCents" value="2990"');
  expect(page.body).toContain('value="Unter den Linden 1"');
});
