import { INSTALLMENTS_DEFAULT, type PaymentMethod } from 'shared-types/commerce/checkout';
import type { DocumentPaymentMethod } from 'shared-types/site/site-document';

/**
 * A payment method as the store keeps it: what its owner left open about payment in parts is filled in.
 *
 * @implements CKOUT-08
 */
export function paymentMethodOf({ installments, ...method }: DocumentPaymentMethod): PaymentMethod {
  return installments ? { ...method, installments: { ...INSTALLMENTS_DEFAULT, ...installments } } : method;
}
