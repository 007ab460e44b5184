import type { RulePages } from '../price-rules/rule-routes';
import { TAX_RULES } from './tax-rules';
import type { TaxState } from './tax-state';

export const TAX_PAGES: RulePages<TaxState> = { kind: TAX_RULES, list: 'taxes', editor: 'taxEditor' };
