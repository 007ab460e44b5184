import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE, MEMBER_BLOCK_TYPE, type BlockTypeNumber } from 'shared-types/site/block-type';

const sample = (form?: FormState, type: BlockTypeNumber = ADMIN_BLOCK_TYPE.forgottenPassword): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d05', type, settings: {} },
  data: {},
  ...(form ? { form } : {}),
});

export const examples = {
  fresh: sample(),
  requested: sample({ values: {}, errors: {}, done: true }),
  member: sample(undefined, MEMBER_BLOCK_TYPE.forgottenPassword),
  requestedByMember: sample({ values: {}, errors: {}, done: true }, MEMBER_BLOCK_TYPE.forgottenPassword),
  wrong: sample({
    values: { email: 'owner' },
    errors: { email: 'Enter the whole email address, like ada@example.com.' },
    message: 'One or more fields is invalid, please check your entries.',
  }),
  limited: sample({
    values: { email: 'owner@shop.example' },
    errors: {},
    message: 'Too many emails were requested. Wait 12 minutes, then try again.',
  }),
} as const;
