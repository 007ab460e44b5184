import type { Country } from 'shared-types/commerce/cart';

/** Parts of an address that an order must have in a country; before one is chosen, those that any of them asks for. */
export function neededParts(countries: readonly Country[], code: string): NonNullable<Country['needs']> {
  const chosen = countries.filter((country) => country.code === code);
  return (chosen.length > 0 ? chosen : countries).flatMap(({ needs = [] }) => needs);
}
