import type { ShippingLocation } from 'shared-types/commerce/cart';

/** The place of an address or form; null without a country. */
export function placeOf({ country, state = '', zip = '' }: ShippingLocation): ShippingLocation | null {
  if (country === '') return null;
  return { country, ...(state === '' ? {} : { state }), ...(zip === '' ? {} : { zip }) };
}
