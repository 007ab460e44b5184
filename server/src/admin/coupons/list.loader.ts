import { COUPON_LIMIT } from 'shared-types/commerce/coupons';
import { COUPONS_PER_PAGE, COUPONS_QUERY, type CouponState, type ListedCoupon } from 'shared-types/admin/store/coupons';
import { lastingProblem, type Coupon, type LastingProblem } from '../../commerce/coupons/coupon-problem';
import { storableText } from '../../platform/schema/storable-text';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { pageNumberIn } from '../page-number-in';
import { percentText } from '../price-rules/percent-text';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { findCoupons } from './coupons.store';

const STATES = {
  unknown: 'off',
  expired: 'expired',
  'not-yet': 'notYet',
  'used-up': 'usedUp',
} as const satisfies Record<LastingProblem, CouponState>;

export const couponsLoader = {
  name: 'admin/coupons/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'prices.edit')) return null;
    const page = pageNumberIn(query, COUPONS_QUERY.page);
    const search = storableText(query.get(COUPONS_QUERY.search) ?? '')
      .trim()
      .slice(0, COUPON_LIMIT.codeLength);
    const skip = (page - 1) * COUPONS_PER_PAGE;
    const { coupons, count } = await findCoupons(db, { siteId: site.id, search, skip, most: COUPONS_PER_PAGE });
    return { page, search, count, coupons: coupons.map((coupon) => listed(coupon, site)) };
  },
} satisfies Loader<'admin/coupons/list'>;

function listed(coupon: Coupon, style: TimeStyle): ListedCoupon {
  const { validFrom, validUntil, mostUses, rateBasisPoints } = coupon;
  return {
    id: coupon.id,
    code: coupon.code,
    kind: coupon.kind,
    ...(coupon.kind === 'percent' ? { rateText: percentText(rateBasisPoints, style.locale) } : {}),
    ...(coupon.kind === 'fixed' ? { amountCents: coupon.amountCents } : {}),
    state: stateOf(coupon),
    minimumSubtotalCents: coupon.minimumSubtotalCents,
    ...(validFrom ? { fromText: timeText(validFrom, style) } : {}),
    ...(validUntil ? { untilText: timeText(validUntil, style) } : {}),
    uses: coupon.uses,
    ...(mostUses === null ? {} : { mostUses }),
  };
}

/** Like the cart's check, but distinguishes disabled coupons from missing ones. */
function stateOf(coupon: Coupon): ListedCoupon['state'] {
  const problem = lastingProblem(coupon, Date.now());
  return problem === undefined ? 'on' : STATES[problem];
}
