import type { FormState, PropsOf } from 'shared-types/render';
import { LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (form?: FormState): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0b23', type: LOCK_BLOCK_TYPE.password, settings: {} },
  data: {},
  ...(form ? { form } : {}),
});

export const examples = {
  fresh: sample(),
  wrong: sample({
    values: {},
    errors: {},
    message: 'The password is wrong. Check it and try again.',
  }),
  missing: sample({
    values: {},
    errors: { password: 'Enter your password.' },
    message: 'One or more fields is invalid, please check your entries.',
  }),
} as const;
