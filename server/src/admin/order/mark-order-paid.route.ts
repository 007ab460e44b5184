import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { orderActionRoute } from './order-action';
import { orderActionSchema } from './order-action.schema';

/** `markOrderPaid`: records a payment, and notifies the buyer. */
export const markOrderPaidRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.markOrderPaid,
  input: () => orderActionSchema,
  changeOf: (_, { loaded }) => ({ change: { kind: 'paid' }, detail: { cents: loaded.state.totalCents } }),
});
