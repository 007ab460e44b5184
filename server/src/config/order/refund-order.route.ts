import { MANAGED_ORDER_CALLS } from 'shared-types/config/order';
import { z } from 'zod';
import { moneyText } from '../../commerce/order/money-text';
import { createFieldReader } from '../field-reader';
import { FIELD_SENTENCES } from '../field.sentences';
import { formatOf } from '../form-fields';
import { leftSentence } from './left-sentence';
import { orderActionRoute } from './order-action';
import { orderActionFields, orderLine } from './order-action.schema';
import { ORDER_SENTENCES } from './order.sentences';

/** `refundOrder`: gives back what was paid, or a part of it, and tells the buyer. Who has not said yes is asked. */
export const refundOrderRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.refundOrder,
  input: (language) => z.object({ ...orderActionFields, amount: z.unknown(), reason: orderLine('reason', language) }),
  wish: ({ amount, reason }, { site, loaded, language }) => {
    const read = createFieldReader({ fields: { amount }, sentences: FIELD_SENTENCES[language] });
    const format = formatOf({ locale: site.locale, currency: loaded.order.currency });
    // What is too much is told once the order is locked: until then others may refund.
    const cents = read.amount('amount', { format, most: Number.MAX_SAFE_INTEGER });
    if (!cents) return { errors: { amount: leftSentence(loaded, site), ...read.errors } };
    const question = ORDER_SENTENCES[language].askRefund(moneyText(site.locale, loaded.order.currency)(cents));
    return { change: { kind: 'refunded', cents }, detail: { cents, reason }, question };
  },
});
