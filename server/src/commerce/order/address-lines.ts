import type { Address } from 'shared-types/commerce/checkout';

/** Countries that write `Portland, Oregon 97214`; most others write `97214 Portland`. */
const CODE_LAST: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA']);

/** An address as on a parcel, without empty lines. */
export function addressLines(address: Address, locale: string): string[] {
  const { firstName, lastName, line1, line2, country } = address;
  const countryName = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(country) ?? country;
  const lines = [joined([firstName, lastName], ' '), line1, line2, ...placeLines(address), countryName];
  return lines.filter(Boolean);
}

function placeLines({ zip, city, state, country }: Address): string[] {
  if (CODE_LAST.has(country)) return [joined([joined([city, state], ', '), zip], ' ')];
  return [joined([zip, city], ' '), state];
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
