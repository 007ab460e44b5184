import type { ShippingLocation } from 'shared-types/commerce/cart';

/** Where an address or a form says that something goes; null where it names no country. */
export function placeOf({ country, state = '', zip = '' }: ShippingLocation): ShippingLocation | null {
  if (country === '') return null;
  return { country, ...(state === '' ? {} : { state }), ...(zip === '' ? {} : { zip }) };
}
