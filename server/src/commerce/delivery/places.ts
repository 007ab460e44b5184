import type { ShippingLocation } from 'shared-types/commerce/cart';

/** Where something is meant for; an empty list means no limit. */
export interface Area {
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
}

/**
 * True where the place lies in the area. States are compared as they are written, in any case; a postal code by how it
 * begins, without spaces and hyphens.
 */
export function isWithin(place: ShippingLocation, { countries, states, zipPrefixes }: Area): boolean {
  if (countries.length > 0 && !countries.includes(place.country)) return false;
  const state = comparedState(place.state ?? '');
  if (states.length > 0 && !states.some((name) => comparedState(name) === state)) return false;
  const zip = comparedZip(place.zip ?? '');
  return zipPrefixes.length === 0 || zipPrefixes.some((prefix) => zip.startsWith(comparedZip(prefix)));
}

function comparedState(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

function comparedZip(code: string): string {
  return code
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}
