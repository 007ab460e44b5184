import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { z } from 'zod';
import { orderActionRoute } from './order-action';
import { orderActionFields, orderLine } from './order-action.schema';

/** `fulfilOrder`: writes down that the goods are on their way, and who brings them, and tells the buyer. */
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
