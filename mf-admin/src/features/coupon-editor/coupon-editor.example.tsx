import type { CouponEditorView } from 'shared-types/admin/store/coupon-editor';
import type { EditedRule } from 'shared-types/admin/store/price-rules';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4001';

const SAVED: EditedRule = {
  base: 'state-1',
  values: {
    isOn: 'on',
    code: 'SPRING',
    kind: 'percent',
    rate: '12.5',
    amount: '',
    minimum: '30.00',
    from: '',
    until: '2026-03-31T22:00',
    mostUses: '100',
    mostUsesPerEmail: '1',
  },
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};

const sample = (view: Partial<CouponEditorView> = {}, form?: FormState): PropsOf<'admin/coupon-editor/coupon'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d25', type: ADMIN_BLOCK_TYPE.couponEditor, settings: {} },
  data: {
    'admin/coupon-editor/coupon': {
      id: ID,
      currency: 'EUR',
      uses: 3,
      timeZone: 'Europe/Dublin',
      twice: [],
      saved: SAVED,
      ...view,
    },
  },
  ...(form && { form }),
});

const TYPED = { ...SAVED.values, id: ID, base: SAVED.base, fresh: 'fresh-1', code: 'SPRING SALE', rate: '120' };

const { saved: _, ...signedOut } = sample().data['admin/coupon-editor/coupon'];

export const examples = {
  saved: sample(),
  twice: sample({
    timeZone: 'America/New York',
    twice: ['until'],
    saved: { ...SAVED, values: { ...SAVED.values, until: '2026-11-01T01:30' } },
  }),
  added: sample({ id: 'new', uses: 0, saved: { base: '', values: { isOn: 'on', kind: 'percent' } } }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  fixed: sample({
    uses: 0,
    saved: { base: 'state-2', values: { code: 'משלוח', kind: 'fixed', amount: '5.00', rate: '' } },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: {
        code: 'Use only letters, digits, - and _, without spaces.',
        rate: 'Enter a percentage from 0.01 to 100, such as 12.5, with at most two decimals.',
      },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/price-rule-invalid',
    },
  ),
  conflict: sample(
    {},
    {
      values: { ...TYPED, code: 'SUMMER', rate: '20' },
      errors: { code: 'Saved meanwhile: SPRING', rate: 'Saved meanwhile: 12.5' },
      message: 'Meanwhile Olive Owner has saved this. Save again to replace it.',
      code: 'admin/price-rule-conflict',
      key: 'state-2',
    },
  ),
  removed: { ...sample(), data: { 'admin/coupon-editor/coupon': { ...signedOut, isRemoved: true } } },
  removedMeanwhile: {
    ...sample(
      {},
      {
        values: { ...TYPED, rate: '20' },
        errors: {},
        message: 'Someone has removed this meanwhile. What you typed is still here: save again to add it back.',
        code: 'admin/price-rule-gone',
        key: 'gone',
      },
    ),
    data: { 'admin/coupon-editor/coupon': { ...signedOut, isRemoved: true } },
  },
  removalRefused: sample(
    {},
    {
      values: { id: ID, base: 'state-0' },
      errors: {},
      message: 'Meanwhile Olive Owner has saved this, so it was not removed.',
      code: 'admin/price-rule-conflict',
      key: 'state-1',
    },
  ),
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
    data: { 'admin/coupon-editor/coupon': signedOut },
  },
} as const;
