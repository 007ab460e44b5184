import type { RuleEditorView } from './price-rules';

/** Calls of the page where a coupon is changed. */
export const COUPON_EDITOR_CALLS = {
  saveCoupon: { method: 'POST', path: '/api/config/coupon-editor/coupon' },
  removeCoupon: { method: 'POST', path: '/api/config/coupon-editor/removal' },
} as const;

/** How often orders may use a coupon at most, where that is limited. */
export const MOST_COUPON_USES = 999_999_999;

/**
 * Answer to the loader `admin/coupon-editor/coupon`. The fields are called `isOn`, `code`, `kind`, `rate`, `amount`, `minimum`,
 * `from`, `until`, `mostUses` and `mostUsesPerEmail`; the times are in UTC.
 */
export interface CouponEditorView extends RuleEditorView {
  /** How many orders have used it. */
  readonly uses: number;
}
