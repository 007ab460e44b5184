import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { doneToMember, MEMBER_GONE } from './member-action';
import { setAccess } from './member-details.store';
import { oneMemberSchema } from './one-member.schema';

const input = oneMemberSchema.extend({ access: z.enum(['on', 'off']) });

/** `setMemberAccess`: enables a member, or disables it and ends its sessions. Idempotent. */
export const setMemberAccessRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'members.edit',
    ...MEMBER_EDITOR_CALLS.setMemberAccess,
    input,
    run: async ({ member, access }, context) => {
      const { account, refusal } = await editorOf(db, context, 'members.edit');
      if (!account) return refusal;
      const isThere = await setAccess(db, { siteId: context.site.id, member }, access === 'on');
      return isThere ? doneToMember(context, { member, done: access === 'on' ? 'enabled' : 'disabled' }) : MEMBER_GONE;
    },
  });
};
