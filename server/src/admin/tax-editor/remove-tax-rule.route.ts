import { TAX_EDITOR_CALLS } from 'shared-types/admin/store/tax-editor';
import type { Route } from '../../site/services';
import { registerRuleRemoval } from '../price-rules/rule-routes';
import { TAX_PAGES } from './tax-pages';

/** `removeTaxRule`: has nothing be taxed by a rule any more; orders keep what they were taxed by. */
export const removeTaxRuleRoute: Route = (app, services) =>
  registerRuleRemoval(app, services, { call: TAX_EDITOR_CALLS.removeTaxRule, pages: TAX_PAGES });
