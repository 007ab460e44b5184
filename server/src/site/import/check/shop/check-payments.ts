import type { SiteDocument } from 'shared-types/site/site-document';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';
import { paymentMethodOf } from '../../payment-method-of';

/** Payment methods must be distinct, and those with installments must have valid ones. */
export function checkPayments({ paymentMethods }: SiteDocument): Mistake[] {
  return [
    ...findRepeated(
      'payment method',
      paymentMethods.map(({ id }, index) => ({ path: ['paymentMethods', index, 'id'], name: id })),
    ),
    ...paymentMethods.map(paymentMethodOf).flatMap(({ installments }, index) => {
      if (!installments || installments.minimumCents <= installments.maximumCents) return [];
      const message = `must not be below the minimum, which is ${installments.minimumCents}`;
      return [{ path: ['paymentMethods', index, 'installments', 'maximumCents'], message }];
    }),
  ];
}
