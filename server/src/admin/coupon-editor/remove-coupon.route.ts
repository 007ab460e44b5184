import { COUPON_EDITOR_CALLS } from 'shared-types/admin/store/coupon-editor';
import type { Route } from '../../site/services';
import { registerRuleRemoval } from '../price-rules/rule-routes';
import { COUPON_PAGES } from './coupon-pages';

/** `removeCoupon`: ends a coupon at once, also in carts; orders keep their discount. */
export const removeCouponRoute: Route = (app, services) =>
  registerRuleRemoval(app, services, { call: COUPON_EDITOR_CALLS.removeCoupon, pages: COUPON_PAGES });
