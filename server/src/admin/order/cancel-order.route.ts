import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { z } from 'zod';
import { orderActionRoute } from './order-action';
import { orderActionFields } from './order-action.schema';
import { ORDER_MESSAGES } from './order.messages';

/** `cancelOrder`: cancels an order after confirmation, optionally restocks its items, and notifies the buyer. */
export const cancelOrderRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.cancelOrder,
  input: () =>
    z.object({
      ...orderActionFields,
      restock: z
        .union([z.literal('yes'), z.literal('')])
        .default('')
        .describe('Whether its pieces go back into stock.'),
    }),
  changeOf: ({ restock }, { language }) => ({
    change: { kind: 'cancelled' },
    detail: { isRestocked: restock === 'yes' },
    question: ORDER_MESSAGES[language].confirmCancel,
  }),
});
