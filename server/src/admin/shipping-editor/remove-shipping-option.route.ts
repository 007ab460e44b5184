import { SHIPPING_EDITOR_CALLS } from 'shared-types/admin/store/shipping-editor';
import type { Route } from '../../site/services';
import { registerRuleRemoval } from '../price-rules/rule-routes';
import { SHIPPING_PAGES } from './shipping-pages';

/** `removeShippingOption`: removes a shipping method, also from carts; orders keep its name and cost. */
export const removeShippingOptionRoute: Route = (app, services) =>
  registerRuleRemoval(app, services, { call: SHIPPING_EDITOR_CALLS.removeShippingOption, pages: SHIPPING_PAGES });
