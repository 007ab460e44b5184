import type { CouponKind } from '../../commerce/coupons';

/** Coupons on one page of the list. */
export const COUPONS_PER_PAGE = 20;

/** The names of what is searched for and of the number of the list's page, from 1, in its address. */
export const COUPONS_QUERY = { page: 'page', search: 'search' } as const;

/** Whether a coupon can be used now, and why not. */
export const COUPON_STATES = ['on', 'off', 'notYet', 'expired', 'usedUp'] as const;
/** One of them. */
export type CouponState = (typeof COUPON_STATES)[number];

/** A coupon in the list. */
export interface ListedCoupon {
  readonly id: string;
  /** As its owner wrote it. */
  readonly code: string;
  readonly kind: CouponKind;
  /** Of `percent`: how much, as the site's language writes it. */
  readonly rateText?: string;
  /** Of `fixed`: how much, in cents. */
  readonly amountCents?: number;
  readonly state: CouponState;
  /** Subtotal it needs, in cents; 0 for none. */
  readonly minimumSubtotalCents: number;
  /** When it begins and ends to count, in the site's language and UTC; absent where that is not limited. */
  readonly fromText?: string;
  readonly untilText?: string;
  /** Orders that have used it. */
  readonly uses: number;
  readonly mostUses?: number;
}

/** Answer to the loader `admin/coupons/list`. */
export interface CouponsView {
  /** Number of the page, from 1. */
  readonly page: number;
  /** By their codes. */
  readonly coupons: readonly ListedCoupon[];
  /** How many there are on all pages. */
  readonly count: number;
  /** What codes were searched for; empty for all. */
  readonly search: string;
}
