import type { RuleEditorView } from './price-rules';

export const COUPON_EDITOR_CALLS = {
  saveCoupon: { method: 'POST', path: '/api/config/coupon-editor/coupon' },
  removeCoupon: { method: 'POST', path: '/api/config/coupon-editor/removal' },
} as const;

export const MOST_COUPON_USES = 999_999_999;

/**
 * Data of the loader `admin/coupon-editor/coupon`. Fields: `isOn`, `code`, `kind`, `rate`, `amount`, `minimum`, `from`,
 * `until`, `mostUses` and `mostUsesPerEmail`; times in UTC.
 */
export interface CouponEditorView extends RuleEditorView {
  /** Number of orders that have used it. */
  readonly uses: number;
}
