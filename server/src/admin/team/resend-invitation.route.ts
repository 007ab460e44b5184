import { TEAM_CALLS } from 'shared-types/admin/people/team';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { countInvitation } from '../members/invitation-limit';
import { putTeamInvitation } from './put-team-invitation';
import { invitationSchema } from './role.schema';
import { noteTeamChange } from './team-change.store';
import { INVITATION_GONE, teamDone } from './team-done';
import { findInvitations, renewInvitation } from './team-invitation.store';
import { TEAM_MESSAGES } from './team.messages';

/** `resendInvitation`: emails another link, valid for seven days; the former one ends. */
export const resendInvitationRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'team.edit',
    ...TEAM_CALLS.resendInvitation,
    input: invitationSchema,
    run: ({ invitation }, context) => resend(services, invitation, context),
  });
};

async function resend({ db }: Services, id: string, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await confirmedAccount(db, context, 'team.edit');
  if (!account) return refusal;
  const { id: siteId } = context.site;
  const known = (await findInvitations(db, siteId)).find((invitation) => invitation.id === id);
  if (!known) return INVITATION_GONE;
  const { limited: message } = TEAM_MESSAGES[context.language];
  const waitMs = await countInvitation(db, { siteId, email: known.email });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'admin/invitations-limited', message });
  const isSent = await db.transaction().execute(async (trx) => {
    const made = await renewInvitation(trx, { siteId, id });
    if (!made) return false;
    await putTeamInvitation(trx, context, made);
    await noteTeamChange(trx, { siteId, by: account, act: 'invited-again', subject: made.email });
    return true;
  });
  return isSent ? teamDone(context, 'resent') : INVITATION_GONE;
}
