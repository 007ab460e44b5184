export type { AddCoupon as CouponInput } from '../requests/commerce.generated';

/** What a coupon gives. */
export const COUPON_KINDS = ['percent', 'fixed', 'shipping'] as const;
/** `percent` and `fixed` are taken off the goods; `shipping` sends them free. */
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Limits of codes. */
export const COUPON_LIMIT = {
  /** Longest code, in characters. */
  codeLength: 40,
  /** Most codes in one cart. */
  codesPerCart: 5,
} as const;

/** What a coupon saves. */
export interface AppliedDiscount {
  /** As the owner wrote it. */
  readonly code: string;
  readonly kind: CouponKind;
  /** What it saves, in cents: off the goods, or off what sending them costs. */
  readonly amountCents: number;
  /** Of a percentage: how much, in basis points. */
  readonly rateBasisPoints?: number;
}

/** Why a code in the cart saves nothing. `superseded`: another one saves more. */
export type CouponProblem = 'unknown' | 'expired' | 'not-yet' | 'used-up' | 'minimum' | 'superseded';

/** A code in the cart that saves nothing, and why. */
export interface InvalidCoupon {
  readonly code: string;
  readonly problem: CouponProblem;
  /** Of `minimum`: the subtotal it needs, in cents. */
  readonly minimumSubtotalCents?: number;
  /** Of `superseded`: the code that counts in its place. */
  readonly by?: string;
}

/** Calls about a cart's codes. `DELETE` is also answered to a form's `POST`, at `removal` below. */
export const COUPON_CALLS = {
  addCoupon: { method: 'POST', path: '/api/commerce/coupons/coupons' },
  removeCoupon: { method: 'DELETE', path: '/api/commerce/coupons/coupons' },
} as const;

/** Codes a call about codes may be refused with. */
export type CouponErrorCode =
  | 'commerce/cart-empty'
  | 'commerce/coupon-unknown'
  | 'commerce/coupon-expired'
  | 'commerce/coupon-not-yet'
  | 'commerce/coupon-used-up'
  | 'commerce/coupons-full'
  | 'commerce/coupons-limited';
