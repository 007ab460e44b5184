import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { errorMessage } from '../../platform/errors';
import { registerAction } from '../../site/request/action';
import { senderOf } from '../../platform/http/sender-of';
import type { Route } from '../../site/services';
import { CART_MESSAGES } from '../cart/cart.messages';
import { cartWriterOf } from '../cart/write/cart-change';
import { changeOutcome } from '../cart/write/change-outcome';
import { countCode } from './coupon-limit';
import { couponSchema } from './coupon.schema';
import { enterCoupon } from './enter-coupon';

/**
 * `addCoupon`: adds a code to the cart. Mistakes are reported at its field.
 *
 * @implements CART-04
 */
export const addCouponRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...COUPON_CALLS.addCoupon,
    input: couponSchema,
    run: async (values, context) => {
      const { language, request, reply, site } = context;
      const waitMs = await countCode(services.db, site.id, senderOf(request));
      if (waitMs !== undefined) {
        void reply.header('retry-after', Math.ceil(waitMs / 1000));
        return {
          kind: 'refused',
          code: 'commerce/coupons-limited',
          errors: atField('commerce/coupons-limited', language),
        };
      }
      const change = await enterCoupon(services.db, cartWriterOf(context), values);
      const outcome = change.ok ? change : { ...change, errors: atField(change.code, language) };
      return changeOutcome(services, context, { change: outcome, message: CART_MESSAGES[language].couponAdded });
    },
  });
};

function atField(...args: Parameters<typeof errorMessage>) {
  return { coupon: errorMessage(...args) };
}
