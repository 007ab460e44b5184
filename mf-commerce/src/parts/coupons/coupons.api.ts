import { COUPON_CALLS, type CouponInput } from 'shared-types/commerce/coupons';
import type { Request } from 'shared-types/host/request';
import type { CartOutcome } from '../cart-calls/cart-outcome';
import { changeCart } from '../cart-calls/change-cart.api';

/** Path for forms that remove a code. */
export const REMOVAL_PATH = `${COUPON_CALLS.removeCoupon.path}/removal`;

export function addCoupon(request: Request, body: CouponInput): Promise<CartOutcome> {
  const { method, path } = COUPON_CALLS.addCoupon;
  return changeCart(request, { path, method, body });
}

export function removeCoupon(request: Request, body: CouponInput): Promise<CartOutcome> {
  const { method, path } = COUPON_CALLS.removeCoupon;
  return changeCart(request, { path, method, body });
}
