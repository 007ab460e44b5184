import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { registerAction, type Action } from '../../site/request/action';
import type { Route } from '../../site/services';
import { CART_MESSAGES } from '../cart/cart.messages';
import { cartWriterOf } from '../cart/write/cart-change';
import { changeOutcome } from '../cart/write/change-outcome';
import { couponSchema } from './coupon.schema';
import { takeOffCoupon } from './enter-coupon';

/**
 * `removeCoupon`: removes a code from the cart. Forms cannot send DELETE and post to `removal`.
 *
 * @implements CART-04
 */
export const removeCouponRoute: Route = (app, services) => {
  const run: Action<ReturnType<typeof couponSchema>>['run'] = async (values, context) => {
    const change = await takeOffCoupon(services.db, cartWriterOf(context), values);
    return changeOutcome(services, context, { change, message: CART_MESSAGES[context.language].couponRemoved });
  };
  const { method, path } = COUPON_CALLS.removeCoupon;
  registerAction(app, services, { method, path, input: couponSchema, run });
  registerAction(app, services, { method: 'POST', path: `${path}/removal`, input: couponSchema, run });
};
