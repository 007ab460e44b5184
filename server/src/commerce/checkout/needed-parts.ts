import type { Country } from 'shared-types/commerce/cart';
import type { TaxRule } from '../pricing/tax-rules';
import { COUNTRIES_WITHOUT_POSTAL_CODES } from './country-codes';

/** What decides which parts of an address an order must have. */
export interface PartNeeds {
  readonly requiresShipping: boolean;
  readonly taxRules: readonly Pick<TaxRule, 'country' | 'states' | 'zipPrefixes'>[];
}

/**
 * Parts of an address in a country that an order must have beside what all have: what its taxes depend on, since without it
 * nobody would pay them, and the postal code of what is sent, where the country has them.
 */
export function neededParts(country: string, { requiresShipping, taxRules }: PartNeeds): NonNullable<Country['needs']> {
  const rules = taxRules.filter((rule) => rule.country === country);
  const needsState = rules.some(({ states }) => states.length > 0);
  const needsZip = rules.some(({ zipPrefixes }) => zipPrefixes.length > 0);
  const isWritten = requiresShipping && !COUNTRIES_WITHOUT_POSTAL_CODES.has(country);
  return [...(needsState ? (['state'] as const) : []), ...(needsZip || isWritten ? (['zip'] as const) : [])];
}
