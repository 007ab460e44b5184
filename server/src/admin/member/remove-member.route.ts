import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { memberDone } from '../members/member-done';
import { MEMBERS_MESSAGES } from '../members/members.messages';
import { MEMBER_GONE } from './member-action';
import { deleteMember, findStoredMember } from './member-details.store';
import { oneMemberSchema } from './one-member.schema';

const input = oneMemberSchema.extend({ confirmed: z.literal('yes').optional() });

/** `removeMember`: deletes a member, after confirmation. */
export const removeMemberRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'members.edit',
    ...MEMBER_EDITOR_CALLS.removeMember,
    input,
    run: (sent, context) => remove(services, sent, context),
  });
};

async function remove(
  { db }: Services,
  { member, confirmed }: z.output<typeof input>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'members.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const id = { siteId: site.id, member };
  const stored = await findStoredMember(db, id);
  if (!stored) return MEMBER_GONE;
  if (!confirmed) return { kind: 'confirmation', question: MEMBERS_MESSAGES[language].remove(stored) };
  await deleteMember(db, id);
  const { members } = site.adminPages;
  return memberDone(context, { done: 'removed', path: ADMIN_PATH.members, block: onlyBlockOf(members) });
}
