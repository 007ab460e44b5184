import { TEAM_CALLS } from 'shared-types/admin/people/team';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { emailSchema } from '../../site/session/email.schema';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { countInvitation } from '../members/invitation-limit';
import { putTeamInvitation } from './put-team-invitation';
import { roleSchema } from './role.schema';
import { noteTeamChange } from './team-change.store';
import { teamDone } from './team-done';
import { addInvitation } from './team-invitation.store';
import { TEAM_MESSAGES } from './team.messages';
import { isInTeam } from './team.store';

const input = (language: Language) =>
  z.object({
    email: emailSchema(language).describe('Address to invite, in letters of any case.'),
    role: roleSchema(language).describe('Role of the person in the team.'),
  });

/**
 * `inviteTeammate`: emails a link with which somebody joins the team.
 * @implements ROLE-04
 */
export const inviteTeammateRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'team.edit',
    ...TEAM_CALLS.inviteTeammate,
    input,
    run: (sent, context) => invite(services, sent, context),
  });
};

async function invite(
  { db }: Services,
  { email, role: roleName }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await confirmedAccount(db, context, 'team.edit');
  if (!account) return refusal;
  const { id: siteId } = context.site;
  const { known, invited, limited: message } = TEAM_MESSAGES[context.language];
  if (await isInTeam(db, siteId, email)) return atEmail(known);
  const waitMs = await countInvitation(db, { siteId, email });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'admin/invitations-limited', message });
  const role = WEBSITE_ROLE[roleName];
  const isMade = await db.transaction().execute(async (trx) => {
    const { displayName: invitedBy } = account;
    const made = await addInvitation(trx, { siteId, email, role, invitedBy });
    if (!made) return false;
    await putTeamInvitation(trx, context, { ...made, invitedBy });
    await noteTeamChange(trx, { siteId, by: account, act: 'invited', subject: email, role });
    return true;
  });
  return isMade ? teamDone(context, 'invited') : atEmail(invited);
}

function atEmail(email: string): ActionOutcome {
  return { kind: 'refused', code: 'admin/teammate-known', errors: { email } };
}
