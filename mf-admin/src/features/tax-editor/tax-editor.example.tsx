import type { EditedRule } from 'shared-types/admin/store/price-rules';
import type { TaxEditorView } from 'shared-types/admin/store/tax-editor';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f6001';

const SAVED: EditedRule = {
  base: 'state-1',
  values: {
    isOn: 'on',
    name: 'VAT',
    rate: '19',
    country: 'DE',
    states: '',
    zips: '',
    taxesShipping: 'on',
    'type.1': 'on',
  },
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};
const COUNTRIES = [
  { code: 'AT', name: 'Austria' },
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
];

const sample = (view: Partial<TaxEditorView> = {}, form?: FormState): PropsOf<'admin/tax-editor/rule'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d29', type: ADMIN_BLOCK_TYPE.taxEditor, settings: {} },
  data: { 'admin/tax-editor/rule': { id: ID, currency: 'EUR', countries: COUNTRIES, saved: SAVED, ...view } },
  ...(form && { form }),
});

const TYPED = { ...SAVED.values, id: ID, base: SAVED.base, fresh: 'fresh-1', rate: '120', zips: '-' };

const { saved: _, ...signedOut } = sample().data['admin/tax-editor/rule'];

export const examples = {
  saved: sample(),
  added: sample({ id: 'new', saved: { base: '', values: { isOn: 'on' } } }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  narrowed: sample({
    saved: {
      base: 'state-2',
      values: { name: 'מס', rate: '7.75', country: 'US', states: 'CA\nCalifornia', zips: '90' },
    },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: {
        rate: 'Enter a percentage from 0 to 100, such as 7.75, with at most two decimals.',
        zips: 'No postal code starts with “-”. Use letters and digits.',
      },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/price-rule-invalid',
    },
  ),
  removed: { ...sample(), data: { 'admin/tax-editor/rule': { ...signedOut, isRemoved: true } } },
  signedOut: {
    ...sample(
      {},
      {
        values: TYPED,
        errors: {},
        message: 'You are signed out. What you typed is still here.',
        code: 'site/login-required',
      },
    ),
    data: { 'admin/tax-editor/rule': signedOut },
  },
} as const;
