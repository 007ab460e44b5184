import type { TeamInvitationView } from 'shared-types/admin/people/team-invitation';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const invitation = {
  token: 'dGhpcyBpcyBhIHRva2VuIG9mIHRoZSBzYW1wbGVzLi4',
  email: 'nora@shop.example',
  invitedBy: 'Ada Owner',
  roleText: 'Editor',
  isKnown: false,
};

const sample = (view: Partial<TeamInvitationView>, form?: FormState): PropsOf<'admin/team-invitation/link'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d42', type: ADMIN_BLOCK_TYPE.teamInvitation, settings: {} },
  data: { 'admin/team-invitation/link': { status: 'open', siteName: 'Fern & Kiln', ...view } },
  ...(form && { form }),
});

export const examples = {
  open: sample({ invitation }),
  known: sample({ invitation: { ...invitation, isKnown: true } }),
  wrong: sample(
    { invitation },
    {
      values: { displayName: 'Nora' },
      errors: { password: 'Choose a password of at least 12 characters.' },
      message: 'One or more fields is invalid, please check your entries.',
    },
  ),
  used: sample({ status: 'used' }),
  withdrawn: sample({ status: 'withdrawn' }),
  expired: sample({ status: 'expired' }),
  replaced: sample({ status: 'replaced' }),
} as const;
