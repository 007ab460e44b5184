import type { Address, PlaceOrder } from 'shared-types/commerce/checkout';
import { COUNTRIES_WITHOUT_POSTAL_CODES, COUNTRY_CODES } from './country-codes';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const EMAIL_LENGTH = { min: 3, max: 256 };

/** What the order is about, as far as its fields depend on it. */
export interface OrderNeeds {
  readonly requiresShipping: boolean;
  /** Ids of the ways to pay. */
  readonly paymentMethods: readonly string[];
}

/** Sentences by field, for everything the order's fields lack. */
export function orderErrors(
  input: PlaceOrder,
  { requiresShipping, paymentMethods }: OrderNeeds,
): Record<string, string> {
  return {
    ...(isEmail(input.email)
      ? {}
      : { email: 'Email is not valid. Email addresses should follow the format name@example.com.' }),
    ...(requiresShipping ? addressErrors(input) : {}),
    ...(requiresShipping && !input.shippingOptionId ? { shippingOptionId: 'Please choose how to send it.' } : {}),
    ...(paymentMethods.includes(input.paymentMethod) ? {} : { paymentMethod: 'Please choose how to pay.' }),
  };
}

/**
 * True for what looks like an email address and is 3 to 256 characters long.
 *
 * @implements VALID-03 VALID-04
 */
export function isEmail(text: string): boolean {
  return text.length >= EMAIL_LENGTH.min && text.length <= EMAIL_LENGTH.max && EMAIL.test(text);
}

const REQUIRED = {
  firstName: 'Please write your first name.',
  lastName: 'Please write your last name.',
  line1: 'Please write your street and house number.',
  city: 'Please write your city.',
} as const satisfies Partial<Record<keyof Address, string>>;

function addressErrors(address: Address): Record<string, string> {
  const missing = Object.entries(REQUIRED).filter(([field]) => !address[field as keyof typeof REQUIRED]);
  const isCountry = COUNTRY_CODES.has(address.country);
  return {
    ...Object.fromEntries(missing),
    ...(isCountry ? {} : { country: 'Please choose a country.' }),
    ...(isCountry && !address.zip && !COUNTRIES_WITHOUT_POSTAL_CODES.has(address.country)
      ? { zip: 'Please write your postal code.' }
      : {}),
  };
}
