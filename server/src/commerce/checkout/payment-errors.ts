import type { Language } from '../../platform/language';
import { CHECKOUT_MESSAGES } from './checkout.messages';

/** What is wrong with a payment method: none was chosen, or one that the site does not offer, as it may have when the page came. */
export function paymentErrors(
  { paymentMethod: chosen }: { readonly paymentMethod: string },
  { offered, language }: { readonly offered: readonly { readonly id: string }[]; readonly language: Language },
): { readonly paymentMethod?: string } {
  if (offered.some(({ id }) => id === chosen)) return {};
  const { noPayment, otherPayment } = CHECKOUT_MESSAGES[language];
  return { paymentMethod: chosen === '' ? noPayment : otherPayment };
}
