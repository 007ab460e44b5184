import type { Site } from '../../site/directory/site';
import { amountText } from '../../platform/parse-amount';
import { formatOf, TICKED, type Fields } from '../form-fields';
import { rateText } from '../price-rules/read-rate';
import { timeField } from '../price-rules/read-time';
import type { CouponState } from './coupon-state';

export const EMPTY_COUPON: Fields = { isOn: TICKED, kind: 'percent' };

/** Form fields of a saved coupon; missing limits are empty. */
export function couponFields(state: CouponState, site: Pick<Site, 'locale' | 'currency' | 'timeZone'>): Fields {
  const format = formatOf(site);
  const { rateBasisPoints, amountCents, minimumSubtotalCents } = state;
  return {
    code: state.code,
    kind: state.kind,
    rate: rateBasisPoints === null ? '' : rateText(rateBasisPoints, site.locale),
    amount: amountCents === null ? '' : amountText(amountCents, format),
    minimum: minimumSubtotalCents === 0 ? '' : amountText(minimumSubtotalCents, format),
    from: timeField(state.validFrom, site.timeZone),
    until: timeField(state.validUntil, site.timeZone),
    mostUses: countField(state.mostUses),
    mostUsesPerEmail: countField(state.mostUsesPerEmail),
    ...(state.isOff ? {} : { isOn: TICKED }),
  };
}

function countField(count: number | null): string {
  return count === null ? '' : String(count);
}
