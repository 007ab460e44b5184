import { TEAM_CALLS } from 'shared-types/admin/people/team';
import type { Route } from '../../site/services';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { invitationSchema } from './role.schema';
import { noteTeamChange } from './team-change.store';
import { INVITATION_GONE, teamDone } from './team-done';
import { withdrawInvitation } from './team-invitation.store';

/** `withdrawInvitation`: ends the link of an invitation; an email that has not left is not sent. */
export const withdrawInvitationRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'team.edit',
    ...TEAM_CALLS.withdrawInvitation,
    input: invitationSchema,
    run: async ({ invitation: id }, context) => {
      const { account, refusal } = await confirmedAccount(db, context, 'team.edit');
      if (!account) return refusal;
      const { id: siteId } = context.site;
      const email = await db.transaction().execute(async (trx) => {
        const withdrawn = await withdrawInvitation(trx, { siteId, id });
        if (withdrawn !== undefined)
          await noteTeamChange(trx, { siteId, by: account, act: 'invitation-withdrawn', subject: withdrawn });
        return withdrawn;
      });
      return email === undefined ? INVITATION_GONE : teamDone(context, 'withdrawn');
    },
  });
};
