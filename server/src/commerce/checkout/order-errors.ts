import type { Address, PaymentMethod } from 'shared-types/commerce/checkout';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { isEmail } from '../../platform/mail/is-email';
import type { Language } from '../../platform/language';
import { exampleOf } from '../delivery/states';
import { CHECKOUT_MESSAGES, type CheckoutMessages } from './checkout.messages';
import { COUNTRY_CODES } from './country-codes';
import { isWithin } from '../delivery/places';
import { isUnknownInAddress, neededParts, partsMethodsNeed, type PartNeeds } from './needed-parts';
import { paymentErrors } from './payment-errors';
import { placeOf } from './place-of';
import type { PlaceOrder } from './place-order.schema';

export interface OrderNeeds extends PartNeeds {
  readonly paymentMethods: readonly Pick<PaymentMethod, 'id'>[];
  readonly language: Language;
}

/** Messages by field. */
export function orderErrors(input: PlaceOrder, needs: OrderNeeds): Record<string, string> {
  const { requiresShipping, taxRules, paymentMethods, language } = needs;
  const messages = CHECKOUT_MESSAGES[language];
  return {
    ...(isEmail(input.email) ? {} : { email: ANSWER_MESSAGES[language].noEmail }),
    ...(requiresShipping ? addressErrors(input, messages) : {}),
    ...(requiresShipping || taxRules.length > 0 ? placeErrors(input, needs) : {}),
    ...(requiresShipping && !input.shippingOptionId ? methodErrors(input, needs) : {}),
    ...paymentErrors(input, { offered: paymentMethods, language }),
  };
}

const REQUIRED = {
  firstName: 'noFirstName',
  lastName: 'noLastName',
  line1: 'noStreet',
  city: 'noCity',
} as const satisfies Partial<Record<keyof Address, keyof CheckoutMessages>>;

function addressErrors(address: Address, messages: CheckoutMessages): Record<string, string> {
  const missing = Object.entries(REQUIRED).flatMap(([field, key]) =>
    address[field as keyof typeof REQUIRED] ? [] : [[field, messages[key]] as const],
  );
  return Object.fromEntries(missing);
}

function placeErrors(address: Address, needs: OrderNeeds): Record<string, string> {
  const { country, zip } = address;
  const { noCountry, noState, noPostalCode } = CHECKOUT_MESSAGES[needs.language];
  if (!COUNTRY_CODES.has(country)) return { country: noCountry };
  const parts = neededParts(country, needs);
  const open = openParts(address, needs);
  return {
    ...(parts.includes('state') ? stateErrors(address, needs) : {}),
    ...(open.includes('state') ? { state: noState } : {}),
    ...((parts.includes('zip') && !zip) || open.includes('zip') ? { zip: noPostalCode } : {}),
  };
}

/** Parts needed before a shipping method can be chosen. */
function openParts(address: Address, { requiresShipping, shippingOptions }: PartNeeds) {
  const place = placeOf(address);
  return requiresShipping && place ? partsMethodsNeed(place, shippingOptions) : [];
}

/** A missing choice is reported if there are methods to choose from, and the address is valid. */
function methodErrors(address: Address, needs: OrderNeeds): Record<string, string> {
  const { noShipping, nowhere } = CHECKOUT_MESSAGES[needs.language];
  const place = placeOf(address);
  const isChoice = !place || needs.shippingOptions.some((option) => isWithin(place, option));
  if (isChoice) return { shippingOptionId: noShipping };
  return Object.keys(placeErrors(address, needs)).length > 0 ? {} : { shippingOptionId: nowhere };
}

/** A misspelled state would have no taxes and no shipping methods. */
function stateErrors({ country, state }: Address, needs: OrderNeeds): Record<string, string> {
  const { noState, unknownState } = CHECKOUT_MESSAGES[needs.language];
  if (!state) return { state: noState };
  const example = exampleOf(country);
  return example && isUnknownInAddress({ country, state }, needs) ? { state: unknownState(state, example) } : {};
}
