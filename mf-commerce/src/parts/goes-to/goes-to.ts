import type { ShippingLocation, ShippingOption } from 'shared-types/commerce/cart';

/** True if the shipping method may serve the place, as far as the page can tell; the server decides. */
export function goesTo(
  { countries = [], states = [], zipPrefixes = [] }: ShippingOption,
  { country, state = '', zip = '' }: ShippingLocation,
): boolean {
  if (country === '') return true;
  if (countries.length > 0 && !countries.includes(country)) return false;
  const [named, code] = [plain(state), plain(zip)];
  if (states.length > 0 && !states.some((one) => plain(one) === named)) return false;
  return zipPrefixes.length === 0 || zipPrefixes.some((prefix) => code.startsWith(plain(prefix)));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
