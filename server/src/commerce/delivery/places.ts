import type { ShippingLocation } from 'shared-types/commerce/cart';
import { comparedName } from './compared-name';

/** An area; empty lists do not restrict it. */
export interface Area {
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
}

/**
 * True if the place is in the area. States are compared by letters and digits, postal codes by prefix. `goesTo` of
 * mf-commerce does the same in the page.
 */
export function isWithin(place: ShippingLocation, { countries, states, zipPrefixes }: Area): boolean {
  if (countries.length > 0 && !countries.includes(place.country)) return false;
  const state = comparedName(place.state ?? '');
  if (states.length > 0 && (state === '' || !states.some((name) => comparedName(name) === state))) return false;
  const zip = comparedName(place.zip ?? '');
  return zipPrefixes.length === 0 || zipPrefixes.some((prefix) => zip.startsWith(comparedName(prefix)));
}
