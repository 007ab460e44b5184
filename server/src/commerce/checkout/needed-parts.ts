import type { CartEntry, Country, ShippingLocation } from 'shared-types/commerce/cart';
import { isWithin } from '../delivery/places';
import { isNoState } from '../delivery/states';
import type { TaxRule } from '../pricing/tax-rules';
import { COUNTRIES_WITHOUT_POSTAL_CODES } from './country-codes';

type Parts = NonNullable<Country['needs']>;

/** What decides which parts of an address an order must have. */
export interface PartNeeds {
  readonly requiresShipping: boolean;
  readonly taxRules: readonly Pick<TaxRule, 'country' | 'states' | 'zipPrefixes'>[];
}

/**
 * Parts of an address in a country that an order must have beside what all have: what its taxes depend on, since without it
 * nobody would pay them, and the postal code of what is sent, where the country has them.
 */
export function neededParts(country: string, { requiresShipping, taxRules }: PartNeeds): Parts {
  const rules = taxRules.filter((rule) => rule.country === country);
  const needsState = rules.some(({ states }) => states.length > 0);
  const needsZip = rules.some(({ zipPrefixes }) => zipPrefixes.length > 0);
  const isWritten = requiresShipping && !COUNTRIES_WITHOUT_POSTAL_CODES.has(country);
  return [...(needsState ? (['state'] as const) : []), ...(needsZip || isWritten ? (['zip'] as const) : [])];
}

/** What a cart's taxes are worked out by. */
interface TaxedCart {
  readonly lines: readonly Pick<CartEntry, 'productType'>[];
  readonly taxRules: readonly Pick<TaxRule, 'country' | 'states' | 'zipPrefixes' | 'productTypes'>[];
}

/** The parts that are missing, of those which the taxes of what is in a cart depend on; a state that the country has not is none. */
export function partsTaxesNeed(place: ShippingLocation, { lines, taxRules }: TaxedCart): Parts {
  const own = taxRules.filter(
    ({ productTypes }) =>
      productTypes.length === 0 || lines.some(({ productType }) => productTypes.includes(productType)),
  );
  const isMissing = { state: !place.state || isUnknownState(place, own), zip: !place.zip };
  return neededParts(place.country, { requiresShipping: false, taxRules: own }).filter((part) => isMissing[part]);
}

/** True where the country's states are known, and this one is none of them, and none that its tax rules name. */
export function isUnknownState({ country, state = '' }: ShippingLocation, taxRules: PartNeeds['taxRules']): boolean {
  const states = taxRules.filter((rule) => rule.country === country).flatMap((rule) => rule.states);
  const isTaxed = isWithin({ country, state }, { countries: [], states, zipPrefixes: [] });
  return isNoState(country, state) && !isTaxed;
}
