import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { ListedTaxRule, TaxesView, TaxInclusionView } from 'shared-types/admin/store/taxes';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const PLAIN: TaxInclusionView = { base: 'state-1' };
const BY_VAT: TaxInclusionView = {
  ...PLAIN,
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
  example: {
    taxName: 'VAT',
    rateText: '19%',
    priceCents: 10_000,
    addedTotalCents: 11_900,
    includedTaxCents: 1597,
  },
};

const sample = (view: Partial<TaxesView>, form?: FormState): PropsOf<'admin/taxes/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d28', type: ADMIN_BLOCK_TYPE.taxes, settings: {} },
  data: {
    'admin/taxes/list': {
      rules: [],
      base: 'order-1',
      isMoved: false,
      isTaxIncluded: false,
      inclusion: PLAIN,
      ...view,
    },
  },
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

export const examples = {
  some: sample({ rules: [vat, county], inclusion: BY_VAT }),
  included: sample({ rules: [vat], isTaxIncluded: true, inclusion: BY_VAT }),
  empty: sample({}),
  moved: sample({ rules: [county, vat], isMoved: true }, { values: {}, errors: {}, done: true, isFirst: true }),
  removed: sample({ rules: [vat] }, { values: {}, errors: {}, done: true, isFirst: true }),
  inclusionSaved: sample(
    { rules: [vat], isTaxIncluded: true, inclusion: BY_VAT, isInclusionSaved: true },
    { values: {}, errors: {}, done: true, isFirst: true },
  ),
  inclusionConflict: sample(
    { rules: [vat], isTaxIncluded: true, inclusion: BY_VAT },
    {
      values: { inclusion: 'added', base: 'state-0' },
      errors: { inclusion: 'Saved meanwhile: prices include taxes' },
      message: 'Meanwhile Ben has saved this (March 2, 2026 at 9:04 AM UTC).',
      code: 'admin/price-rule-conflict',
      key: 'state-1',
    },
  ),
  moveConflict: sample(
    { rules: [county, vat] },
    { values: { to: 'up', base: 'order-0' }, errors: {}, message: 'Meanwhile someone has changed the order.' },
  ),
} as const;
