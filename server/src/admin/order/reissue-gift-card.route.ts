import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { orderActionRoute } from './order-action';
import { orderActionSchema } from './order-action.schema';

/** `reissueGiftCard`: emails another code of a gift card to its recipient; the one before stops working. */
export const reissueGiftCardRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.reissueGiftCard,
  input: () => orderActionSchema,
  changeOf: () => ({ change: { kind: 'reissued' }, detail: {} }),
});
