import type { Language } from '../../language';
import { CHECKOUT_SENTENCES } from './checkout.sentences';

/** What is wrong with a way to pay: none was chosen, or one that the site does not offer, as it may have when the page came. */
export function paymentErrors(
  { paymentMethod: chosen }: { readonly paymentMethod: string },
  { offered, language }: { readonly offered: readonly { readonly id: string }[]; readonly language: Language },
): { readonly paymentMethod?: string } {
  if (offered.some(({ id }) => id === chosen)) return {};
  const { noPayment, otherPayment } = CHECKOUT_SENTENCES[language];
  return { paymentMethod: chosen === '' ? noPayment : otherPayment };
}
