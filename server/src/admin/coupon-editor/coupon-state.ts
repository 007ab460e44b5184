import type { CouponKind } from 'shared-types/commerce/coupons';

/** A coupon, as it is saved. Times are ISO texts. */
export interface CouponState {
  /** As its owner writes it. */
  readonly code: string;
  readonly kind: CouponKind;
  /** Of `percent`, and of nothing else. */
  readonly rateBasisPoints: number | null;
  /** Of `fixed`, and of nothing else. */
  readonly amountCents: number | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly minimumSubtotalCents: number;
  readonly mostUses: number | null;
  readonly mostUsesPerEmail: number | null;
  readonly isOff: boolean;
}
