import { SHIPPING_EDITOR_CALLS } from 'shared-types/admin/store/shipping-editor';
import type { Route } from '../../site/services';
import { registerRuleSave } from '../price-rules/rule-routes';
import { SHIPPING_PAGES } from './shipping-pages';

/** `saveShippingOption`: creates or changes a shipping method, with effect on the next cart, checkout and order. */
export const saveShippingOptionRoute: Route = (app, services) =>
  registerRuleSave(app, services, { call: SHIPPING_EDITOR_CALLS.saveShippingOption, pages: SHIPPING_PAGES });
