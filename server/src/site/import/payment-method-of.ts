import { INSTALLMENTS_DEFAULT, type PaymentMethod } from 'shared-types/commerce/checkout';
import type { DocumentPaymentMethod } from 'shared-types/site/site-document';

/**
 * A payment method as stored, with defaults for missing installment settings.
 *
 * @implements CKOUT-08
 */
export function paymentMethodOf({ installments, ...method }: DocumentPaymentMethod): PaymentMethod {
  return installments ? { ...method, installments: { ...INSTALLMENTS_DEFAULT, ...installments } } : method;
}
