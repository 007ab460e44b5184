import type { RulePages } from '../price-rules/rule-routes';
import { SHIPPING_OPTIONS } from './shipping-rules';
import type { ShippingState } from './shipping-state';

export const SHIPPING_PAGES: RulePages<ShippingState> = {
  kind: SHIPPING_OPTIONS,
  list: 'shipping',
  editor: 'shippingEditor',
};
