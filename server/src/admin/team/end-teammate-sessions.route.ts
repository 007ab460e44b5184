import { TEAM_CALLS } from 'shared-types/admin/people/team';
import type { Route } from '../../site/services';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { personSchema } from './role.schema';
import { noteTeamChange } from './team-change.store';
import { TEAMMATE_GONE, teamDone } from './team-done';
import { endTeammateSessions, findTeammate } from './team.store';

/** `endTeammateSessions`: signs somebody out of the site everywhere; the current session stays. */
export const endTeammateSessionsRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'team.edit',
    ...TEAM_CALLS.endTeammateSessions,
    input: personSchema,
    run: async ({ person: accountId }, context) => {
      const { account, refusal } = await confirmedAccount(db, context, 'team.edit');
      if (!account) return refusal;
      const { id: siteId } = context.site;
      const known = await findTeammate(db, { siteId, accountId });
      if (!known) return TEAMMATE_GONE;
      await db.transaction().execute(async (trx) => {
        await endTeammateSessions(trx, { siteId, accountId }, account.sessionId);
        await noteTeamChange(trx, { siteId, by: account, act: 'signed-out', subject: known.displayName });
      });
      return teamDone(context, 'signed-out');
    },
  });
};
