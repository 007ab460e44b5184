import type { CouponKind, CouponProblem } from 'shared-types/commerce/coupons';

/** A coupon with the number of its uses. */
export interface Coupon {
  readonly id: string;
  /** In the owner's spelling. */
  readonly code: string;
  readonly codeKey: string;
  readonly kind: CouponKind;
  /** For `percent`; 0 for others. */
  readonly rateBasisPoints: number;
  /** For `fixed`; 0 for others. */
  readonly amountCents: number;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly minimumSubtotalCents: number;
  readonly mostUses: number | null;
  readonly mostUsesPerEmail: number | null;
  readonly isOff: boolean;
  readonly uses: number;
  /** Uses by the buyer's email address; 0 without one. */
  readonly usesByEmail: number;
}

export interface CouponContext {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly subtotalCents: number;
}

/** A problem that does not depend on the cart. */
export type LastingProblem = Exclude<CouponProblem, 'minimum' | 'superseded'>;

/** Why a coupon is not valid in any cart. An inactive coupon is reported as unknown. */
export function lastingProblem(coupon: Coupon | undefined, nowMs: number): LastingProblem | undefined {
  if (!coupon || coupon.isOff) return 'unknown';
  if (coupon.validUntil !== null && nowMs >= coupon.validUntil.getTime()) return 'expired';
  if (coupon.validFrom !== null && nowMs < coupon.validFrom.getTime()) return 'not-yet';
  return isUsedUp(coupon) ? 'used-up' : undefined;
}

/** Why a coupon is not valid in this cart. */
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
