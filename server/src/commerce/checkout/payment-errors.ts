import type { Language } from '../../platform/language';
import { CHECKOUT_MESSAGES } from './checkout.messages';

/** Mistakes in the payment method: none chosen, or one that the site does not offer any more. */
export function paymentErrors(
  { paymentMethod: chosen }: { readonly paymentMethod: string },
  { offered, language }: { readonly offered: readonly { readonly id: string }[]; readonly language: Language },
): { readonly paymentMethod?: string } {
  if (offered.some(({ id }) => id === chosen)) return {};
  const { noPayment, otherPayment } = CHECKOUT_MESSAGES[language];
  return { paymentMethod: chosen === '' ? noPayment : otherPayment };
}
