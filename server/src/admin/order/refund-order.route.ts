import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { z } from 'zod';
import { refundOrder } from '../../commerce/card-payment/refund-order';
import { moneyText } from '../../commerce/order/money-text';
import { createFieldReader } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { formatOf } from '../form-fields';
import { refundLeftMessage } from './refund-left-message';
import { orderActionRoute } from './order-action';
import { orderActionFields, orderLine } from './order-action.schema';
import { ORDER_MESSAGES } from './order.messages';

/**
 * `refundOrder`: refunds all or a part of a payment, at Stripe if it was paid there, and notifies the buyer. Asks for
 * confirmation.
 */
export const refundOrderRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.refundOrder,
  make: refundOrder,
  input: (language) =>
    z.object({
      ...orderActionFields,
      amount: z.unknown().meta({ type: 'string', description: 'A decimal number, as it was typed.' }),
      reason: orderLine('reason', language).describe('What the buyer is told; empty where there is no reason to give.'),
    }),
  changeOf: ({ amount, reason }, { site, loaded, language }) => {
    const read = createFieldReader({ fields: { amount }, messages: FIELD_MESSAGES[language] });
    const format = formatOf({ locale: site.locale, currency: loaded.order.currency });
    // The maximum is checked once the order is locked, since others may refund until then.
    const cents = read.amount('amount', { format, most: Number.MAX_SAFE_INTEGER });
    if (!cents) return { errors: { amount: refundLeftMessage(loaded, site), ...read.errors } };
    const question = ORDER_MESSAGES[language].confirmRefund(moneyText(site.locale, loaded.order.currency)(cents));
    return { change: { kind: 'refunded', cents }, detail: { cents, reason }, question };
  },
});
