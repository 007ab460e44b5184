import type { CheckoutView } from 'shared-types/commerce/checkout';
import { COUNTRY_CODES } from './country-codes';
import type { StoredShippingOption } from './shipping-options';

/** The countries at least one option goes to, by their names in the language, in its alphabetical order. */
export function countriesOf(
  options: readonly Pick<StoredShippingOption, 'countries'>[],
  locale: string,
): CheckoutView['countries'] {
  const isWorldwide = options.some((option) => option.countries.length === 0);
  const codes = isWorldwide ? COUNTRY_CODES : new Set(options.flatMap((option) => option.countries));
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = new Intl.Collator(locale);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => byName.compare(a.name, b.name));
}
