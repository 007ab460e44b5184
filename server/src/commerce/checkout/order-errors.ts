import type { Address, PlaceOrder } from 'shared-types/commerce/checkout';
import { ANSWER_SENTENCES } from '../../forms/answers/answers.sentences';
import { isEmail } from '../../forms/answers/is-email';
import type { Language } from '../../language';
import { CHECKOUT_SENTENCES, type CheckoutSentences } from './checkout.sentences';
import { COUNTRIES_WITHOUT_POSTAL_CODES, COUNTRY_CODES } from './country-codes';

/** What the order is about, as far as its fields depend on it. */
export interface OrderNeeds {
  readonly requiresShipping: boolean;
  /** True where a tax may depend on the country; false where absent. */
  readonly requiresCountry?: boolean;
  /** Ids of the ways to pay. */
  readonly paymentMethods: readonly string[];
  /** The language to answer in. */
  readonly language: Language;
}

/** Sentences by field, for everything the order's fields lack. */
export function orderErrors(
  input: PlaceOrder,
  { requiresShipping, requiresCountry, paymentMethods, language }: OrderNeeds,
): Record<string, string> {
  const sentences = CHECKOUT_SENTENCES[language];
  return {
    ...(isEmail(input.email) ? {} : { email: ANSWER_SENTENCES[language].noEmail }),
    ...(requiresShipping ? addressErrors(input, sentences) : {}),
    ...(requiresCountry && !COUNTRY_CODES.has(input.country) ? { country: sentences.noCountry } : {}),
    ...(requiresShipping && !input.shippingOptionId ? { shippingOptionId: sentences.noShipping } : {}),
    ...(paymentMethods.includes(input.paymentMethod) ? {} : { paymentMethod: sentences.noPayment }),
  };
}

const REQUIRED = {
  firstName: 'noFirstName',
  lastName: 'noLastName',
  line1: 'noStreet',
  city: 'noCity',
} as const satisfies Partial<Record<keyof Address, keyof CheckoutSentences>>;

function addressErrors(address: Address, sentences: CheckoutSentences): Record<string, string> {
  const missing = Object.entries(REQUIRED).flatMap(([field, sentence]) =>
    address[field as keyof typeof REQUIRED] ? [] : [[field, sentences[sentence]] as const],
  );
  const isCountry = COUNTRY_CODES.has(address.country);
  return {
    ...Object.fromEntries(missing),
    ...(isCountry ? {} : { country: sentences.noCountry }),
    ...(isCountry && !address.zip && !COUNTRIES_WITHOUT_POSTAL_CODES.has(address.country)
      ? { zip: sentences.noPostalCode }
      : {}),
  };
}
