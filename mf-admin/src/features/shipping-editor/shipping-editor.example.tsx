import type { EditedRule } from 'shared-types/admin/store/price-rules';
import type { ShippingEditorView } from 'shared-types/admin/store/shipping-editor';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f5001';

const SAVED: EditedRule = {
  base: 'state-1',
  values: {
    isOn: 'on',
    name: 'Parcel, 2 to 4 days',
    cost: '14.90',
    freeFrom: '50.00',
    countries: 'Austria\nGermany',
    states: '',
    zips: '',
    'w.1.up': '2',
    'w.1.cost': '4.90',
    'w.2.up': '10',
    'w.2.cost': '9.90',
  },
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};

const sample = (view: Partial<ShippingEditorView> = {}, form?: FormState): PropsOf<'admin/shipping-editor/option'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d27', type: ADMIN_BLOCK_TYPE.shippingEditor, settings: {} },
  data: { 'admin/shipping-editor/option': { id: ID, currency: 'EUR', units: 'metric', saved: SAVED, ...view } },
  ...(form && { form }),
});

const TYPED = {
  ...SAVED.values,
  id: ID,
  base: SAVED.base,
  fresh: 'fresh-1',
  countries: 'Germny',
  'w.3.up': '',
  'w.3.cost': '12',
};

const { saved: _, ...signedOut } = sample().data['admin/shipping-editor/option'];

export const examples = {
  saved: sample(),
  added: sample({ id: 'new', saved: { base: '', values: { isOn: 'on' } } }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  narrowed: sample({
    units: 'imperial',
    saved: {
      base: 'state-2',
      values: { name: 'שליח', cost: '9.00', countries: 'Germany', states: 'Bayern\nBavaria', zips: '80\n81' },
    },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: {
        countries: '“Germny” is not a country. Enter its name, or its two-letter code such as DE.',
        'w.3.up': 'Enter a weight such as 2.5, or clear the price.',
      },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/price-rule-invalid',
    },
  ),
  removed: { ...sample(), data: { 'admin/shipping-editor/option': { ...signedOut, isRemoved: true } } },
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
    data: { 'admin/shipping-editor/option': signedOut },
  },
} as const;
