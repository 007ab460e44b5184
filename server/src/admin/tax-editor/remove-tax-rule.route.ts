import { TAX_EDITOR_CALLS } from 'shared-types/admin/store/tax-editor';
import type { Route } from '../../site/services';
import { registerRuleRemoval } from '../price-rules/rule-routes';
import { TAX_PAGES } from './tax-pages';

/** `removeTaxRule`: removes a tax rule; orders keep their taxes. */
export const removeTaxRuleRoute: Route = (app, services) =>
  registerRuleRemoval(app, services, { call: TAX_EDITOR_CALLS.removeTaxRule, pages: TAX_PAGES });
