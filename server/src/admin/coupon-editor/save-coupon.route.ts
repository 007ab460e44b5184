import { COUPON_EDITOR_CALLS } from 'shared-types/admin/store/coupon-editor';
import type { Route } from '../../site/services';
import { registerRuleSave } from '../price-rules/rule-routes';
import { COUPON_PAGES } from './coupon-pages';

/** `saveCoupon`: creates or changes a coupon, with effect on the next cart, checkout and order. */
export const saveCouponRoute: Route = (app, services) =>
  registerRuleSave(app, services, { call: COUPON_EDITOR_CALLS.saveCoupon, pages: COUPON_PAGES });
