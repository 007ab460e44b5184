import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { z } from 'zod';
import { orderActionRoute } from './order-action';
import { orderActionFields, orderLines } from './order-action.schema';
import { ORDER_MESSAGES } from './order.messages';

/** `noteOrder`: adds a note that only accounts of the site see. */
export const noteOrderRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.noteOrder,
  input: (language) =>
    z.object({
      ...orderActionFields,
      note: orderLines('note', language).refine((note) => note !== '', { error: ORDER_MESSAGES[language].note }),
    }),
  isUnseen: true,
  changeOf: ({ note }) => ({ change: { kind: 'noted' }, detail: { note } }),
});
