import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { z } from 'zod';
import { orderActionRoute } from './order-action';
import { orderActionFields, orderLine } from './order-action.schema';

/** `fulfilOrder`: records that the goods were shipped, and by whom, and notifies the buyer. */
export const fulfilOrderRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.fulfilOrder,
  input: (language) =>
    z.object({
      ...orderActionFields,
      carrier: orderLine('carrier', language).describe('Who delivers it; empty where that is not known.'),
      trackingNumber: orderLine('trackingNumber', language).describe(
        'Number by which the carrier tracks it; empty where there is none.',
      ),
    }),
  changeOf: ({ carrier, trackingNumber }) => ({ change: { kind: 'fulfilled' }, detail: { carrier, trackingNumber } }),
});
