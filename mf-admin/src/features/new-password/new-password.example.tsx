import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE, MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';

const TOKEN = 'dGhpcyBpcyBhIHRva2VuIG9mIHRoZSBzYW1wbGVzLi4';

const sample = (token: string | null, form?: FormState): PropsOf<'admin/new-password/link'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d06', type: ADMIN_BLOCK_TYPE.newPassword, settings: {} },
  data: { 'admin/new-password/link': { token } },
  ...(form ? { form } : {}),
});

/** The same for a member. */
const ofMember = (token: string | null, isFirst = false): PropsOf<'admin/new-password/link'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d16', type: MEMBER_BLOCK_TYPE.newPassword, settings: {} },
  data: { 'admin/new-password/link': { token, isFirst } },
});

export const examples = {
  fresh: sample(TOKEN),
  short: sample(TOKEN, {
    values: {},
    errors: { password: 'Choose a password of at least 12 characters.' },
    message: 'One or more fields is invalid, please check your entries.',
  }),
  gone: sample(null),
  invited: ofMember(TOKEN, true),
  goneForMember: ofMember(null),
} as const;
