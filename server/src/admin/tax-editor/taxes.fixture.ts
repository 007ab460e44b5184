import { TAX_EDITOR_CALLS } from 'shared-types/admin/store/tax-editor';
import { prepareOwnedPrices, type OwnedPrices } from '../price-rules/prices.fixture';
import { TAX_PAGES } from './tax-pages';

/** A store with tax rules; by default 19 % on everything shipped to Germany. */
export function prepareOwnedTaxes(): OwnedPrices {
  const { saveTaxRule, removeTaxRule } = TAX_EDITOR_CALLS;
  return prepareOwnedPrices(TAX_PAGES, {
    calls: { save: saveTaxRule.path, remove: removeTaxRule.path },
    fields: { isOn: 'on', name: 'VAT', rate: '19', country: 'DE', states: '', zips: '', taxesShipping: 'on' },
  });
}
