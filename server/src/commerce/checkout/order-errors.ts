import type { Address, PlaceOrder } from 'shared-types/commerce/checkout';
import { EMAIL_SENTENCE, isEmail } from '../../forms/answers/is-email';
import { COUNTRIES_WITHOUT_POSTAL_CODES, COUNTRY_CODES } from './country-codes';

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
    ...(isEmail(input.email) ? {} : { email: EMAIL_SENTENCE }),
    ...(requiresShipping ? addressErrors(input) : {}),
    ...(requiresShipping && !input.shippingOptionId ? { shippingOptionId: 'Please choose how to send it.' } : {}),
    ...(paymentMethods.includes(input.paymentMethod) ? {} : { paymentMethod: 'Please choose how to pay.' }),
  };
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
