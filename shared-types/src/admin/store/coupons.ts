import type { CouponKind } from '../../commerce/coupons';

export const COUPONS_PER_PAGE = 20;

/** Query parameters of the list. */
export const COUPONS_QUERY = { page: 'page', search: 'search' } as const;

/** Whether a coupon can be used, and why not. */
export const COUPON_STATES = ['on', 'off', 'notYet', 'expired', 'usedUp'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export interface ListedCoupon {
  readonly id: string;
  /** As the owner typed it. */
  readonly code: string;
  readonly kind: CouponKind;
  /** For `percent`, formatted. */
  readonly rateText?: string;
  /** For `fixed`, in cents. */
  readonly amountCents?: number;
  readonly state: CouponState;
  /** In cents; 0 for none. */
  readonly minimumSubtotalCents: number;
  /** Start and end in the site's language and time zone; absent if unlimited. */
  readonly fromText?: string;
  readonly untilText?: string;
  readonly uses: number;
  readonly mostUses?: number;
}

/** Data of the loader `admin/coupons/list`. */
export interface CouponsView {
  /** From 1. */
  readonly page: number;
  /** By code. */
  readonly coupons: readonly ListedCoupon[];
  /** On all pages. */
  readonly count: number;
  /** Search terms; empty for all. */
  readonly search: string;
}
