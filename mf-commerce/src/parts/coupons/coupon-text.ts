import type { AppliedDiscount, InvalidCoupon } from 'shared-types/commerce/coupons';
import type { RenderHost } from 'shared-types/host/render-host';
import { percentText } from '../totals/percent-text';

/** Messages of the feature that coupons use. */
export type CouponMessages = Readonly<
  Record<
    | 'coupons'
    | 'couponCode'
    | 'couponApply'
    | 'couponsValid'
    | 'couponsInvalid'
    | 'couponRemove'
    | 'couponRemoveOf'
    | 'couponAdded'
    | 'couponRemoved'
    | 'couponFailed'
    | 'couponPercent'
    | 'couponFixed'
    | 'couponShipping'
    | 'couponUnknown'
    | 'couponExpired'
    | 'couponNotYet'
    | 'couponUsedUp'
    | 'couponMinimum'
    | 'couponSuperseded',
    string
  >
>;

const REASONS = {
  unknown: 'couponUnknown',
  expired: 'couponExpired',
  'not-yet': 'couponNotYet',
  'used-up': 'couponUsedUp',
  minimum: 'couponMinimum',
  superseded: 'couponSuperseded',
} as const;

/** The discount of a code. */
export function savingText({ kind, rateBasisPoints = 0, amountCents }: AppliedDiscount, host: Host): string {
  const amount = host.money.cents(amountCents);
  if (kind === 'shipping') return host.text('couponShipping');
  if (kind === 'fixed') return host.text('couponFixed', { amount });
  return host.text('couponPercent', { percent: percentText(rateBasisPoints, host), amount });
}

/** Why a code gives no discount. */
export function problemText({ problem, minimumSubtotalCents = 0, by = '' }: InvalidCoupon, host: Host): string {
  return host.text(REASONS[problem], { minimum: host.money.cents(minimumSubtotalCents), by });
}

type Host = RenderHost<CouponMessages>;
