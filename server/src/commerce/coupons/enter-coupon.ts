import { COUPON_LIMIT } from 'shared-types/commerce/coupons';
import type { ErrorCode } from '../../platform/errors';
import type { Database } from '../../platform/schema/database';
import { type CartChange, changeCart, type InputRefusal } from '../cart/write/change-cart';
import type { CartWriter } from '../cart/write/cart-change';
import { codeKey, isCode } from '../../site/catalogue/coupon-code';
import { loadCoupons } from './coupon.store';
import { lastingProblem, type LastingProblem } from './coupon-problem';
import type { CouponInput } from './coupon.schema';

const CODE_OF_PROBLEM = {
  unknown: 'commerce/coupon-unknown',
  expired: 'commerce/coupon-expired',
  'not-yet': 'commerce/coupon-not-yet',
  'used-up': 'commerce/coupon-used-up',
} as const satisfies Record<LastingProblem, ErrorCode>;

/** Adds a code to the cart. A code that can never apply to this cart is refused; a repeated one is kept. */
export function enterCoupon(
  db: Database,
  writer: CartWriter,
  { coupon: typed, key }: CouponInput,
): Promise<CartChange | InputRefusal> {
  const code = codeKey(typed);
  return changeCart(db, writer, {
    input: { key, content: ['coupon', code] },
    change: async (on, { couponCodes }) => {
      const siteId = writer.site.id;
      const [coupon] = isCode(typed) ? await loadCoupons(on, { siteId, codes: [code] }) : [];
      const problem = lastingProblem(coupon, Date.now());
      if (!coupon || problem) return { ok: false, code: CODE_OF_PROBLEM[problem ?? 'unknown'] };
      const isNew = !couponCodes.includes(code);
      if (isNew && couponCodes.length >= COUPON_LIMIT.codesPerCart) return { ok: false, code: 'commerce/coupons-full' };
      return { title: coupon.code, inputs: { couponCodes: isNew ? [...couponCodes, code] : couponCodes } };
    },
  });
}

/** Removes a code from the cart, if it is there. */
export function takeOffCoupon(
  db: Database,
  writer: CartWriter,
  { coupon: typed, key }: CouponInput,
): Promise<CartChange | InputRefusal> {
  const code = codeKey(typed);
  return changeCart(db, writer, {
    input: { key, content: ['coupon off', code] },
    change: async (_on, { couponCodes }) => {
      const isIn = couponCodes.includes(code);
      if (!isIn && !isCode(typed)) return { ok: false, code: CODE_OF_PROBLEM.unknown };
      return { title: typed, inputs: { couponCodes: couponCodes.filter((one) => one !== code) } };
    },
  });
}
