import type { CartInputs } from '../../pricing/priced-cart';

/** Inputs as stored; `place` is JSON. */
export function storedInputs({ place, shippingOptionId, couponCodes }: CartInputs) {
  return { place: place && JSON.stringify(place), shippingOptionId, couponCodes: [...couponCodes] };
}
