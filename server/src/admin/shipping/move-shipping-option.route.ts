import { SHIPPING_CALLS } from 'shared-types/admin/store/shipping';
import type { Route } from '../../site/services';
import { registerRuleMove } from '../price-rules/move-routes';

/** `moveShippingOption`: changes which shipping method is offered first. */
export const moveShippingOptionRoute: Route = (app, services) =>
  registerRuleMove(app, services, {
    call: SHIPPING_CALLS.moveShippingOption,
    rules: { table: 'shipping_option', kind: 'shipping', list: 'shipping' },
  });
