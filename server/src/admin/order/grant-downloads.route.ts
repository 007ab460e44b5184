import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { orderActionRoute } from './order-action';
import { orderActionSchema } from './order-action.schema';

/** `grantDownloads`: grants five more downloads and thirty more days, and emails the links. */
export const grantDownloadsRoute = orderActionRoute({
  call: MANAGED_ORDER_CALLS.grantDownloads,
  input: () => orderActionSchema,
  changeOf: () => ({ change: { kind: 'granted' }, detail: {} }),
});
