import { CART_CALLS } from 'shared-types/commerce/cart';
import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedCoupon } from '../../../../tools/testing/store/seed-prices';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';

const COUPONS = COUPON_CALLS.addCoupon.path;
const HOUR_MS = 3_600_000;

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
  const ago = (ms: number) => new Date(Date.now() - ms);
  for (const seed of [
    { code: 'Ten' },
    { code: 'FIVER', kind: 'fixed' } as const,
    { code: 'FREE', kind: 'shipping' } as const,
    { code: 'خصم' },
    { code: 'LOTS', minimumSubtotalCents: 10_000 },
    { code: 'OLD', validUntil: ago(HOUR_MS) },
    { code: 'SOON', validFrom: ago(-HOUR_MS) },
    { code: 'OFF', isOff: true },
    { code: 'SIXTH' },
  ])
    await seedCoupon(store.db, store.seeded, seed);
  await seedCoupon(store.db, await seedSite(store.db, { host: 'other.test' }), { code: 'ELSEWHERE' });
  store.forget();
});
beforeEach(() => store.db.deleteFrom('rate_window').execute());
afterAll(() => store.close());

async function shopperWith(quantity: number): Promise<Shopper> {
  const shopper = store.shopper();
  const { variantId } = await seedProduct(store.db, store.seeded);
  await shopper.call('POST', CART_CALLS.addLine.path, { variantId, quantity });
  return shopper;
}
const enter = (shopper: Shopper, coupon: unknown) => shopper.call('POST', COUPONS, { coupon });
const cartOf = async (shopper: Shopper) => (await shopper.get(CART_CALLS.getCart.path)).json().cart;

spec('CART-04', 'a code works in any spelling, is shown as the owner wrote it, and can be removed', async () => {
  const shopper = await shopperWith(2);
  const reply = await enter(shopper, '  tEN\t');
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'The code Ten is in your cart.']);
  expect(reply.json()).toMatchObject({
    takesCoupons: true,
    cart: {
      coupons: ['Ten'],
      validCoupons: ['Ten'],
      invalidCoupons: [],
      discounts: [{ code: 'Ten', kind: 'percent', rateBasisPoints: 1000, amountCents: 250 }],
      subtotalCents: 2500,
      discountCents: 250,
      grandTotalCents: 2250,
    },
  });
  await enter(shopper, 'TEN');
  expect((await cartOf(shopper)).coupons).toEqual(['Ten']);
  const off = await shopper.call('DELETE', COUPONS, { coupon: 'ten' });
  expect(off.json().cart).toMatchObject({ coupons: [], discountCents: 0, grandTotalCents: 2500 });
});

spec('CART-04', 'valid and invalid codes are told apart, with the reason', async () => {
  const shopper = await shopperWith(2);
  for (const code of ['Ten', 'FIVER', 'FREE', 'خصم', 'LOTS']) expect((await enter(shopper, code)).statusCode).toBe(200);
  const cart = await cartOf(shopper);
  expect([cart.validCoupons, cart.invalidCoupons]).toEqual([
    ['FIVER', 'FREE'],
    ['Ten', 'خصم', 'LOTS'],
  ]);
  expect(cart.couponProblems).toEqual([
    { code: 'Ten', problem: 'superseded', by: 'FIVER' },
    { code: 'خصم', problem: 'superseded', by: 'FIVER' },
    { code: 'LOTS', problem: 'minimum', minimumSubtotalCents: 10_000 },
  ]);
  expect((await enter(shopper, 'SIXTH')).json().code).toBe('commerce/coupons-full');
});

test('a code that could never help is refused when it is entered, and nothing is stored', async () => {
  const shopper = await shopperWith(1);
  const { revision } = (await shopper.get(CART_CALLS.getCart.path)).json();
  const refusals = {
    OLD: 'commerce/coupon-expired',
    SOON: 'commerce/coupon-not-yet',
    OFF: 'commerce/coupon-unknown',
    NONE: 'commerce/coupon-unknown',
    ELSEWHERE: 'commerce/coupon-unknown',
    '<script>alert(1)</script>': 'commerce/coupon-unknown',
    ['x'.repeat(300)]: 'commerce/coupon-unknown',
    'NUL\u0000': 'commerce/coupon-unknown',
  };
  for (const [code, expected] of Object.entries(refusals)) {
    const { error, data, ...reply } = (await enter(shopper, code)).json();
    expect([code, reply.code, data]).toEqual([code, expected, { errors: { coupon: error } }]);
  }
  for (const wrong of ['', ' ', 7, null, [], {}, 'x'.repeat(10_001)])
    expect((await enter(shopper, wrong)).json().code).toBe('site/invalid-input');
  expect((await shopper.get(CART_CALLS.getCart.path)).json()).toMatchObject({ revision, cart: { coupons: [] } });
});

test('without a cart there is no code to remove', async () => {
  expect((await enter(store.shopper(), 'TEN')).json().code).toBe('commerce/cart-empty');
});

test('without script the cart page returns, with the code or with the typed value and its error', async () => {
  const shopper = await shopperWith(2);
  const block = store.seeded.cartBlockId;
  const wrong = await shopper.post(COUPONS, { coupon: '<b>WRONG', return: '/cart', block });
  expect([wrong.statusCode, formOf(wrong, block)]).toMatchObject([
    422,
    { values: { coupon: '<b>WRONG' }, errors: { coupon: 'This code is not valid. Check it and try again.' } },
  ]);
  expect(wrong.body).not.toContain('<b>WRONG');
  const right = await shopper.post(COUPONS, { coupon: 'ten', return: '/cart', block });
  expect([right.statusCode, right.headers.location]).toEqual([303, '/cart']);
  expect((await shopper.get('/cart')).body).toMatch(/data-coupon="Ten"[^]*10% off: you save €2\.50/);
  const off = await shopper.post(`${COUPONS}/removal`, { coupon: 'Ten', return: '/cart', block });
  expect([off.statusCode, (await cartOf(shopper)).coupons]).toEqual([303, []]);
});

test('a deleted coupon is unknown in the carts that have it, and can be removed from them', async () => {
  const id = await seedCoupon(store.db, store.seeded, { code: 'Brief' });
  const shopper = await shopperWith(2);
  await enter(shopper, 'brief');
  await store.db.deleteFrom('coupon').where('id', '=', id).execute();
  const cart = await cartOf(shopper);
  expect([cart.validCoupons, cart.couponProblems, cart.grandTotalCents]).toEqual([
    [],
    [{ code: 'BRIEF', problem: 'unknown' }],
    2500,
  ]);
  expect((await shopper.call('DELETE', COUPONS, { coupon: 'BRIEF' })).json().cart.coupons).toEqual([]);
});

test('the 21st code in ten minutes from one origin is not checked, though it and earlier ones are right', async () => {
  const shopper = await shopperWith(2);
  for (let count = 0; count < 20; count += 1) {
    expect((await enter(shopper, count % 5 === 4 ? 'TEN' : `GUESS-${count}`)).statusCode).not.toBe(429);
    await holdRateWindows(store.db);
  }
  const reply = await enter(await shopperWith(2), 'FREE');
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'commerce/coupons-limited']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});
