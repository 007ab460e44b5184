import { TAX_EDITOR_CALLS } from 'shared-types/admin/store/tax-editor';
import type { Route } from '../../site/services';
import { registerRuleSave } from '../price-rules/rule-routes';
import { TAX_PAGES } from './tax-pages';

/** `saveTaxRule`: creates or changes a tax rule, with effect on the next cart, checkout and order. */
export const saveTaxRuleRoute: Route = (app, services) =>
  registerRuleSave(app, services, { call: TAX_EDITOR_CALLS.saveTaxRule, pages: TAX_PAGES });
