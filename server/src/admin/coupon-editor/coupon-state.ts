import type { CouponKind } from 'shared-types/commerce/coupons';

/** A saved coupon. Times are ISO texts. */
export interface CouponState {
  /** As its owner writes it. */
  readonly code: string;
  readonly kind: CouponKind;
  /** Null unless the kind is `percent`. */
  readonly rateBasisPoints: number | null;
  /** Null unless the kind is `fixed`. */
  readonly amountCents: number | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly minimumSubtotalCents: number;
  readonly mostUses: number | null;
  readonly mostUsesPerEmail: number | null;
  readonly isOff: boolean;
}
