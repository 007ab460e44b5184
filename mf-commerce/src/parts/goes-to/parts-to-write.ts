import type { Country, ShippingLocation, ShippingOption } from 'shared-types/commerce/cart';
import { goesTo } from './goes-to';

/** Missing parts of the place with which a shipping method might serve it, if none does without them. */
export function partsToWrite(
  options: readonly ShippingOption[],
  place: ShippingLocation,
): NonNullable<Country['needs']> {
  if (options.some((option) => goesTo(option, place))) return [];
  const { country, state, zip } = place;
  const open = options.filter((option) => {
    const { states: [aState = ''] = [], zipPrefixes: [aZip = ''] = [] } = option;
    return goesTo(option, { country, state: state || aState, zip: zip || aZip });
  });
  const isOpen = {
    state: !state && open.some(({ states }) => states?.[0]),
    zip: !zip && open.some(({ zipPrefixes }) => zipPrefixes?.[0]),
  };
  return (['state', 'zip'] as const).filter((part) => isOpen[part]);
}
