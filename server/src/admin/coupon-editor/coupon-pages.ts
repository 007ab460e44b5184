import type { RulePages } from '../price-rules/rule-routes';
import { COUPONS } from './coupon-rules';
import type { CouponState } from './coupon-state';

export const COUPON_PAGES: RulePages<CouponState> = { kind: COUPONS, list: 'coupons', editor: 'couponEditor' };
