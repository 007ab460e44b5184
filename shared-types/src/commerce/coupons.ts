export type { AddCoupon as CouponInput } from '../requests/commerce.generated';

/** What a coupon reduces. */
export const COUPON_KINDS = ['percent', 'fixed', 'shipping'] as const;
/** `percent` and `fixed` reduce the goods; `shipping` makes shipping free. */
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_LIMIT = {
  /** In characters. */
  codeLength: 40,
  codesPerCart: 5,
} as const;

export interface AppliedDiscount {
  /** As typed by the owner. */
  readonly code: string;
  readonly kind: CouponKind;
  /** In cents, of the goods or of shipping. */
  readonly amountCents: number;
  /** For `percent`, in basis points. */
  readonly rateBasisPoints?: number;
}

/** Why a code has no effect. `superseded`: another one saves more. */
export type CouponProblem = 'unknown' | 'expired' | 'not-yet' | 'used-up' | 'minimum' | 'superseded';

export interface InvalidCoupon {
  readonly code: string;
  readonly problem: CouponProblem;
  /** For `minimum`: the required subtotal, in cents. */
  readonly minimumSubtotalCents?: number;
  /** For `superseded`: the code that is used instead. */
  readonly by?: string;
}

/** `DELETE` also accepts a form's `POST`, at `removal` below. */
export const COUPON_CALLS = {
  addCoupon: { method: 'POST', path: '/api/commerce/coupons/coupons' },
  removeCoupon: { method: 'DELETE', path: '/api/commerce/coupons/coupons' },
} as const;

export type CouponErrorCode =
  | 'commerce/cart-empty'
  | 'commerce/coupon-unknown'
  | 'commerce/coupon-expired'
  | 'commerce/coupon-not-yet'
  | 'commerce/coupon-used-up'
  | 'commerce/coupons-full'
  | 'commerce/coupons-limited';
