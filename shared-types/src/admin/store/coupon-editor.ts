import type { RuleEditorView } from './price-rules';

export const COUPON_EDITOR_CALLS = {
  saveCoupon: { method: 'POST', path: '/api/config/coupon-editor/coupon' },
  removeCoupon: { method: 'POST', path: '/api/config/coupon-editor/removal' },
} as const;

export const MOST_COUPON_USES = 999_999_999;

/**
 * Data of the loader `admin/coupon-editor/coupon`. Fields: `isOn`, `code`, `kind`, `rate`, `amount`, `minimum`, `from`,
 * `until`, `mostUses` and `mostUsesPerEmail`; times such as `2026-12-24T18:00`, in the time zone.
 */
export interface CouponEditorView extends RuleEditorView {
  /** Number of orders that have used it. */
  readonly uses: number;
  /** Name of the site's time zone. */
  readonly timeZone: string;
  /** Saved times that the clocks show twice; they mean the earlier moment. */
  readonly twice: readonly ('from' | 'until')[];
}
