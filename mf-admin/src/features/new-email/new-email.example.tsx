import type { NewEmailView } from 'shared-types/admin/people/new-email';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (change: NewEmailView['change'], form?: FormState): PropsOf<'admin/new-email/link'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d43', type: ADMIN_BLOCK_TYPE.newEmail, settings: {} },
  data: { 'admin/new-email/link': { change } },
  ...(form && { form }),
});
const change = { token: 'dGhpcyBpcyBhIHRva2VuIG9mIHRoZSBzYW1wbGVzLi4', email: 'ada@new.example' };

export const examples = {
  open: sample(change),
  done: sample(null, { values: {}, errors: {}, done: true, isFirst: true }),
  taken: sample(null, { values: {}, errors: {}, message: 'Another account has this address. Use a different one.' }),
  gone: sample(null),
} as const;
