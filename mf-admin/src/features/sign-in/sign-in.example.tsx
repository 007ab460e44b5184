import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (form?: FormState): PropsOf<'admin/sign-in/form'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d01', type: ADMIN_BLOCK_TYPE.signIn, settings: {} },
  data: { 'admin/sign-in/form': { leadsTo: '/config/' } },
  ...(form ? { form } : {}),
});

export const examples = {
  fresh: sample(),
  passwordSet: sample({ values: {}, errors: {}, done: true, isFirst: true }),
  wrong: sample({
    values: { email: 'owner@shop.example' },
    errors: {},
    message: 'The email address or password is wrong. Check both and try again.',
  }),
  missing: sample({
    values: { email: 'owner' },
    errors: { email: 'Enter the whole email address, like ada@example.com.', password: 'Enter your password.' },
    message: 'One or more fields is invalid, please check your entries.',
  }),
} as const;
