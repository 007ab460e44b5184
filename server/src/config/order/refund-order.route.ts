import { MANAGED_ORDER_CALLS } from 'shared-types/config/order';
import { z } from 'zod';
import { centsOf } from './cents-of';
import { orderActionRoute } from './order-action';
import { orderActionFields, orderLine } from './order-action.schema';
import { ORDER_SENTENCES } from './order.sentences';

/** `refundOrder`: gives back what was paid, or a part of it, and tells the buyer. */
export const refundOrderRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.refundOrder,
  input: (language) =>
    z.object({
      ...orderActionFields,
      amount: z.string({ error: ORDER_SENTENCES[language].amount }),
      reason: orderLine('reason', language),
    }),
  wish: ({ amount, reason }, { loaded, language }) => {
    const { currency } = loaded.order;
    const cents = centsOf(amount, currency);
    if (cents === undefined || cents === 0) return { errors: { amount: ORDER_SENTENCES[language].amount } };
    return { change: { kind: 'refunded', cents }, detail: { cents, reason } };
  },
});
