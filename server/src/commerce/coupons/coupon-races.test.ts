import { randomUUID } from 'node:crypto';
import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { repeats } from '../../../../tools/testing/proof';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedCoupon } from '../../../../tools/testing/store/seed-prices';
import { seedProduct, seedShipping } from '../../../../tools/testing/store/seed-product';

const BUYERS = 12;
const RACES = repeats({ short: 1, long: 25 });

let store: TestStore;
let shippingOptionId: string;
let variantIds: string[];
beforeAll(async () => {
  store = await openStore();
  shippingOptionId = await seedShipping(store.db, store.seeded);
  // Each buys another product with enough stock for both orders, so that only the coupon makes them wait for each
  // other.
  const variants = [{ qtyInStock: 2 * RACES }];
  const seeds = Array.from({ length: BUYERS }, () => seedProduct(store.db, store.seeded, { variants }));
  variantIds = (await Promise.all(seeds)).map(({ variantId }) => variantId);
});
afterAll(() => store.close());

/** As many buyers with the coupon, each with 12.50 in the cart. */
function buyers(coupon: string) {
  return Promise.all(
    variantIds.map(async (variantId) => {
      const shopper = store.shopper();
      await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 1 });
      await shopper.call('POST', COUPON_CALLS.addCoupon.path, { coupon });
      return shopper;
    }),
  );
}
const fields = (email: string) => orderFields({ shippingOptionId, seenTotalCents: 1615, key: randomUUID(), email });

test.each(Array.from({ length: RACES }, (_, time) => time + 1))(
  'a coupon with three uses is used three times by competing buyers, and twice by one of them (%d)',
  async () => {
    await store.db.deleteFrom('rate_window').execute();
    const [code, own] = [`THREE-${randomUUID()}`.slice(0, 30), `OWN-${randomUUID()}`.slice(0, 30)];
    const ids = [
      await seedCoupon(store.db, store.seeded, { code, mostUses: 3 }),
      await seedCoupon(store.db, store.seeded, { code: own, mostUsesPerEmail: 2 }),
    ];
    const uses = async (id = '') =>
      (await store.db.selectFrom('coupon_use').select('order_id').where('coupon_id', '=', id).execute()).length;
    const race = async (coupon: string, email: (index: number) => string) => {
      const racing = await buyers(coupon);
      await store.db.deleteFrom('rate_window').execute();
      const replies = await Promise.all(
        racing.map((shopper, index) => shopper.call('POST', '/api/commerce/checkout/orders', fields(email(index)))),
      );
      return replies.map((reply) => reply.json().code ?? reply.statusCode).sort();
    };
    const refused = (count: number) => Array.from({ length: count }, () => 'commerce/coupon-used-up');
    expect(await race(code, (index) => `ada${index}@example.com`)).toEqual([200, 200, 200, ...refused(BUYERS - 3)]);
    expect(await race(own, () => 'ada@example.com')).toEqual([200, 200, ...refused(BUYERS - 2)]);
    expect([await uses(ids[0]), await uses(ids[1])]).toEqual([3, 2]);
    const discounted = await store.db.selectFrom('customer_order').select('discounts').execute();
    expect(discounted.filter(({ discounts }) => discounts.some((one) => one.code === code))).toHaveLength(3);
  },
);
