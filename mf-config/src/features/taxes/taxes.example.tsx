import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { ListedTaxRule, TaxesView } from 'shared-types/config/taxes';
import type { FormState, PropsOf } from 'shared-types/render';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<TaxesView>, form?: FormState): PropsOf<'config/taxes/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d28', type: CONFIG_BLOCK_TYPE.taxes, settings: {} },
  data: { 'config/taxes/list': { rules: [], base: 'order-1', isMoved: false, isTaxIncluded: false, ...view } },
  ...(form && { form }),
});

const vat: ListedTaxRule = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f6001',
  name: 'VAT',
  isOff: false,
  rateText: '19%',
  country: 'Germany',
  isNarrowed: false,
  taxesShipping: true,
  productTypes: [],
};
const county: ListedTaxRule = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f6002',
  name: 'County tax, after the ordinance of the county and everything that has changed in it ever since',
  isOff: true,
  rateText: '7.75%',
  country: 'United States',
  isNarrowed: true,
  taxesShipping: false,
  productTypes: [PRODUCT_TYPE.physical, PRODUCT_TYPE.digital],
};

/** Samples of the list of tax rules. */
export const examples = {
  some: sample({ rules: [vat, county] }),
  included: sample({ rules: [vat], isTaxIncluded: true }),
  empty: sample({}),
  moved: sample({ rules: [county, vat], isMoved: true }, { values: {}, errors: {}, done: true, isFirst: true }),
  removed: sample({ rules: [vat] }, { values: {}, errors: {}, done: true, isFirst: true }),
} as const;
