import type { Country, ShoppingCart } from 'shared-types/commerce/cart';
import type { Site } from '../../site/directory/site';
import type { StoredShippingOption } from '../delivery/shipping-options';
import type { PriceRules } from '../pricing/priced-cart';
import { taxRulesFor } from '../pricing/tax-rules';
import { COUNTRY_CODES } from './country-codes';
import { neededParts } from './needed-parts';

/** The countries to which at least one option ships, sorted by their names in the language. */
export function countriesOf(options: readonly Pick<StoredShippingOption, 'countries'>[], locale: string): Country[] {
  const isWorldwide = options.some((option) => option.countries.length === 0);
  const codes = isWorldwide ? COUNTRY_CODES : new Set(options.flatMap((option) => option.countries));
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = new Intl.Collator(locale);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/**
 * The countries a cart can be sent to; for goods that are not shipped, all countries if taxes depend on them. Empty if the
 * place does not matter.
 */
export function countriesForCart(
  { shippingOptions, taxRules: allRules }: PriceRules,
  { locale }: Pick<Site, 'locale'>,
  { requiresShipping, entries: lines }: Pick<ShoppingCart, 'requiresShipping' | 'entries'>,
): readonly Country[] {
  const taxRules = taxRulesFor({ lines, taxRules: allRules });
  if (!requiresShipping && taxRules.length === 0) return [];
  return countriesOf(requiresShipping ? shippingOptions : [{ countries: [] }], locale).map((country) => {
    const needs = neededParts(country.code, { requiresShipping, taxRules, shippingOptions });
    return needs.length > 0 ? { ...country, needs } : country;
  });
}
