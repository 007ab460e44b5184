import type { CartWishes } from '../pricing/priced-cart';

/** Wishes as they are stored; `place` is JSON. */
export function storedWishes({ place, shippingOptionId, couponCodes }: CartWishes) {
  return { place: place && JSON.stringify(place), shippingOptionId, couponCodes: [...couponCodes] };
}
