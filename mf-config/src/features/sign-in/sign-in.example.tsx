import type { FormState, PropsOf } from 'shared-types/render';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (form?: FormState): PropsOf<'config/sign-in/form'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d01', type: CONFIG_BLOCK_TYPE.signIn, settings: {} },
  data: { 'config/sign-in/form': { leadsTo: '/config/' } },
  ...(form ? { form } : {}),
});

/** Samples of the sign-in page. */
export const examples = {
  fresh: sample(),
  passwordSet: sample({ values: {}, errors: {}, done: true, isFirst: true }),
  wrong: sample({
    values: { email: 'owner@shop.example' },
    errors: {},
    message: 'This email address and password do not open this site. Check both and try again.',
  }),
  missing: sample({
    values: { email: 'owner' },
    errors: { email: 'Write the whole email address, like ada@example.com.', password: 'Write your password.' },
    message: 'One or more fields is invalid, please check your entries.',
  }),
} as const;
