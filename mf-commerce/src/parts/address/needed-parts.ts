import type { Country } from 'shared-types/commerce/cart';

/** Required parts of an address in a country; before one is chosen, those that any country requires. */
export function neededParts(countries: readonly Country[], code: string): NonNullable<Country['needs']> {
  const chosen = countries.filter((country) => country.code === code);
  return (chosen.length > 0 ? chosen : countries).flatMap(({ needs = [] }) => needs);
}
