import { TAXES_CALLS } from 'shared-types/admin/store/taxes';
import type { Route } from '../../site/services';
import { registerRuleMove } from '../price-rules/move-routes';

/** `moveTaxRule`: changes which tax an order lists first. */
export const moveTaxRuleRoute: Route = (app, services) =>
  registerRuleMove(app, services, {
    call: TAXES_CALLS.moveTaxRule,
    rules: { table: 'tax_rule', kind: 'tax', list: 'taxes' },
  });
