import { TAX_EDITOR_CALLS } from 'shared-types/admin/store/tax-editor';
import { prepareOwnedPrices, type OwnedPrices } from '../price-rules/prices.fixture';
import { TAX_PAGES } from './tax-pages';

/** A store whose owners write tax rules: 19 % on everything that goes to Germany unless told otherwise. */
export function prepareOwnedTaxes(): OwnedPrices {
  const { saveTaxRule, removeTaxRule } = TAX_EDITOR_CALLS;
  return prepareOwnedPrices(TAX_PAGES, {
    calls: { save: saveTaxRule.path, remove: removeTaxRule.path },
    fields: { isOn: 'on', name: 'VAT', rate: '19', country: 'DE', states: '', zips: '', taxesShipping: 'on' },
  });
}
