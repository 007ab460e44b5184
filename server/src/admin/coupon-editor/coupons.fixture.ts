import { COUPON_EDITOR_CALLS } from 'shared-types/admin/store/coupon-editor';
import { prepareOwnedPrices, type OwnedPrices } from '../price-rules/prices.fixture';
import { COUPON_PAGES } from './coupon-pages';

/** A store with coupons; they take ten percent off by default. */
export function prepareOwnedCoupons(): OwnedPrices {
  const { saveCoupon, removeCoupon } = COUPON_EDITOR_CALLS;
  return prepareOwnedPrices(COUPON_PAGES, {
    calls: { save: saveCoupon.path, remove: removeCoupon.path },
    fields: { isOn: 'on', code: 'SPRING', kind: 'percent', rate: '10' },
  });
}
