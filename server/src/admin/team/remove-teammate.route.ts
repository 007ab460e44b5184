import { TEAM_CALLS } from 'shared-types/admin/people/team';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { personSchema } from './role.schema';
import { noteTeamChange } from './team-change.store';
import { LAST_ADMINISTRATOR, TEAMMATE_GONE, teamDone } from './team-done';
import { TEAM_MESSAGES } from './team.messages';
import { findTeam, isLastAdmin, removeTeammate } from './team.store';

const input = personSchema.extend({ confirmed: z.literal('yes').optional() });

/**
 * `removeTeammate`: takes somebody out of the team, after confirmation; the account stays for its other sites.
 * @implements ROLE-04
 */
export const removeTeammateRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'team.edit',
    ...TEAM_CALLS.removeTeammate,
    input,
    run: (sent, context) => remove(services, sent, context),
  });
};

async function remove(
  { db }: Services,
  { person: accountId, confirmed }: z.output<typeof input>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await confirmedAccount(db, context, 'team.edit');
  if (!account) return refusal;
  const { id: siteId } = context.site;
  const team = await findTeam(db, siteId);
  const known = team.find(({ id }) => id === accountId);
  if (!known) return TEAMMATE_GONE;
  if (isLastAdmin(known, team)) return LAST_ADMINISTRATOR;
  const { remove: question, removeSelf } = TEAM_MESSAGES[context.language];
  if (!confirmed) return { kind: 'confirmation', question: accountId === account.id ? removeSelf : question(known) };
  const removed = await db.transaction().execute(async (trx) => {
    const former = await removeTeammate(trx, { siteId, accountId });
    if (typeof former === 'object')
      await noteTeamChange(trx, { siteId, by: account, act: 'removed', subject: former.displayName });
    return former;
  });
  if (removed === 'last') return LAST_ADMINISTRATOR;
  return removed === 'gone' ? TEAMMATE_GONE : teamDone(context, 'removed');
}
