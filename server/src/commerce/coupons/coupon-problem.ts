import type { CouponKind, CouponProblem } from 'shared-types/commerce/coupons';

/** A coupon with how often it has been used. */
export interface Coupon {
  readonly id: string;
  /** As the owner wrote it. */
  readonly code: string;
  readonly codeKey: string;
  readonly kind: CouponKind;
  /** Of `percent`; 0 for the others. */
  readonly rateBasisPoints: number;
  /** Of `fixed`; 0 for the others. */
  readonly amountCents: number;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly minimumSubtotalCents: number;
  readonly mostUses: number | null;
  readonly mostUsesPerEmail: number | null;
  readonly isOff: boolean;
  readonly uses: number;
  /** Uses by the buyer's email address; 0 where nobody has said one. */
  readonly usesByEmail: number;
}

/** What a coupon is held against. */
export interface CouponContext {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly subtotalCents: number;
}

/** What is wrong with a coupon whatever the cart holds. */
export type LastingProblem = Exclude<CouponProblem, 'minimum' | 'superseded'>;

/** Why a coupon saves nothing in any cart; what is switched off is as unknown as what does not exist. */
export function lastingProblem(coupon: Coupon | undefined, nowMs: number): LastingProblem | undefined {
  if (!coupon || coupon.isOff) return 'unknown';
  if (coupon.validUntil !== null && nowMs >= coupon.validUntil.getTime()) return 'expired';
  if (coupon.validFrom !== null && nowMs < coupon.validFrom.getTime()) return 'not-yet';
  return isUsedUp(coupon) ? 'used-up' : undefined;
}

/** Why a coupon saves nothing in this cart. */
export function couponProblem(
  coupon: Coupon | undefined,
  { nowMs, subtotalCents }: CouponContext,
): LastingProblem | 'minimum' | undefined {
  const lasting = lastingProblem(coupon, nowMs);
  if (lasting || !coupon) return lasting;
  return subtotalCents < coupon.minimumSubtotalCents ? 'minimum' : undefined;
}

function isUsedUp({ uses, mostUses, usesByEmail, mostUsesPerEmail }: Coupon): boolean {
  return (mostUses !== null && uses >= mostUses) || (mostUsesPerEmail !== null && usesByEmail >= mostUsesPerEmail);
}
