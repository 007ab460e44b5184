import type { Address, PlaceOrder } from 'shared-types/commerce/checkout';
import { ANSWER_SENTENCES } from '../../forms/answers/answers.sentences';
import { isEmail } from '../../forms/answers/is-email';
import type { Language } from '../../language';
import { exampleOf } from '../delivery/states';
import { CHECKOUT_SENTENCES, type CheckoutSentences } from './checkout.sentences';
import { COUNTRY_CODES } from './country-codes';
import { isUnknownState, neededParts, type PartNeeds } from './needed-parts';

/** What the order is about, as far as its fields depend on it. */
export interface OrderNeeds extends PartNeeds {
  /** Ids of the ways to pay. */
  readonly paymentMethods: readonly string[];
  /** The language to answer in. */
  readonly language: Language;
}

/** Sentences by field, for everything the order's fields lack. */
export function orderErrors(input: PlaceOrder, needs: OrderNeeds): Record<string, string> {
  const { requiresShipping, taxRules, paymentMethods, language } = needs;
  const sentences = CHECKOUT_SENTENCES[language];
  return {
    ...(isEmail(input.email) ? {} : { email: ANSWER_SENTENCES[language].noEmail }),
    ...(requiresShipping ? addressErrors(input, sentences) : {}),
    ...(requiresShipping || taxRules.length > 0 ? placeErrors(input, needs) : {}),
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
  return Object.fromEntries(missing);
}

function placeErrors(address: Address, needs: OrderNeeds): Record<string, string> {
  const { country, zip } = address;
  const { noCountry, noPostalCode } = CHECKOUT_SENTENCES[needs.language];
  if (!COUNTRY_CODES.has(country)) return { country: noCountry };
  const parts = neededParts(country, needs);
  return {
    ...(parts.includes('state') ? stateErrors(address, needs) : {}),
    ...(parts.includes('zip') && !zip ? { zip: noPostalCode } : {}),
  };
}

/** A misspelt state would be as untaxed as one that is left out. */
function stateErrors({ country, state }: Address, { taxRules, language }: OrderNeeds): Record<string, string> {
  const { noState, unknownState } = CHECKOUT_SENTENCES[language];
  if (!state) return { state: noState };
  const example = exampleOf(country);
  return example && isUnknownState({ country, state }, taxRules) ? { state: unknownState(state, example) } : {};
}
