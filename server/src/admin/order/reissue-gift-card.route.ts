import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { orderActionRoute } from './order-action';
import { orderActionSchema } from './order-action.schema';

/** `reissueGiftCard`: emails a new code of a gift card to its recipient; the earlier one stops working. */
export const reissueGiftCardRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.reissueGiftCard,
  input: () => orderActionSchema,
  changeOf: () => ({ change: { kind: 'reissued' }, detail: {} }),
});
