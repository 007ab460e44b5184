import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { countInvitation } from '../members/invitation-limit';
import { MEMBERS_MESSAGES } from '../members/members.messages';
import { putInvitation } from '../members/put-invitation';
import { doneToMember, MEMBER_GONE } from './member-action';
import { findStoredMember } from './member-details.store';
import { oneMemberSchema } from './one-member.schema';

/** `inviteAgain`: sends another link to a member without a password; earlier links end. */
export const inviteAgainRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'members.edit',
    ...MEMBER_EDITOR_CALLS.inviteAgain,
    input: oneMemberSchema,
    run: ({ member }, context) => inviteAgain(services, member, context),
  });
};

async function inviteAgain({ db }: Services, member: string, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'members.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const known = await findStoredMember(db, { siteId: site.id, member });
  if (!known) return MEMBER_GONE;
  const { limited: message } = MEMBERS_MESSAGES[context.language];
  const waitMs = await countInvitation(db, { siteId: site.id, email: known.email });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'admin/invitations-limited', message });
  const isSent = await db.transaction().execute(async (trx) => {
    const stored = await findStoredMember(trx, { siteId: site.id, member }, { isKept: true });
    if (stored?.status !== 'invited') return false;
    await putInvitation(trx, { site, request: context.request, member: stored, locale: stored.locale ?? site.locale });
    return true;
  });
  return isSent
    ? doneToMember(context, { member, done: 'invited-again' })
    : { kind: 'refused', code: 'admin/member-joined' };
}
