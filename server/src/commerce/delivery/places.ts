import type { ShippingLocation } from 'shared-types/commerce/cart';
import { comparedName } from './compared-name';

/** Where something is meant for; an empty list means no limit. */
export interface Area {
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
}

/**
 * True where the place lies in the area. States are compared by their emails and digits; a postal code likewise, by how it
 * begins. `goesTo` of mf-commerce does the same in the page.
 */
export function isWithin(place: ShippingLocation, { countries, states, zipPrefixes }: Area): boolean {
  if (countries.length > 0 && !countries.includes(place.country)) return false;
  const state = comparedName(place.state ?? '');
  if (states.length > 0 && (state === '' || !states.some((name) => comparedName(name) === state))) return false;
  const zip = comparedName(place.zip ?? '');
  return zipPrefixes.length === 0 || zipPrefixes.some((prefix) => zip.startsWith(comparedName(prefix)));
}
