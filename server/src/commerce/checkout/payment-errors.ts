import type { Language } from '../../language';
import { CHECKOUT_SENTENCES } from './checkout.sentences';

/** What is wrong with a way to pay: none was chosen, or one that the site does not offer, as it may have when the page came. */
export function paymentErrors(
  chosen: string,
  offered: readonly { readonly id: string }[],
  language: Language,
): { readonly paymentMethod?: string } {
  if (offered.some(({ id }) => id === chosen)) return {};
  const { noPayment, otherPayment } = CHECKOUT_SENTENCES[language];
  return { paymentMethod: chosen === '' ? noPayment : otherPayment };
}
