import { TEAM_CALLS } from 'shared-types/admin/people/team';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import type { z } from 'zod';
import type { Language } from '../../platform/language';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { personSchema, roleSchema } from './role.schema';
import { noteTeamChange } from './team-change.store';
import { LAST_ADMINISTRATOR, TEAMMATE_GONE, teamDone } from './team-done';
import { changeRole, endTeammateSessions } from './team.store';
import { hasTwoStep, mustUseTwoStep, twoStepStatus } from '../two-step/two-step-status';

const input = (language: Language) => personSchema.extend({ role: roleSchema(language) });

/**
 * `changeRole`: gives somebody one role in place of all former ones; open sessions have it with their next request.
 * @implements ROLE-04
 */
export const changeRoleRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'team.edit',
    ...TEAM_CALLS.changeRole,
    input,
    run: (sent, context) => change(services, sent, context),
  });
};

async function change(
  { db }: Services,
  { person: accountId, role: name }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await confirmedAccount(db, context, 'team.edit');
  if (!account) return refusal;
  const { id: siteId } = context.site;
  const role = WEBSITE_ROLE[name];
  const changed = await db.transaction().execute(async (trx) => {
    const former = await changeRole(trx, { siteId, accountId }, role);
    if (typeof former !== 'object') return former;
    // The role counts from the next request on: sessions without the second step that it demands must not have it.
    if ((await mustUseTwoStep(trx, { siteId, accountId })) && !hasTwoStep(await twoStepStatus(trx, accountId)))
      await endTeammateSessions(trx, { siteId, accountId }, account.sessionId);
    await noteTeamChange(trx, { siteId, by: account, act: 'role-changed', subject: former.displayName, role });
    return former;
  });
  if (changed === 'last') return LAST_ADMINISTRATOR;
  return changed === 'gone' ? TEAMMATE_GONE : teamDone(context, 'role-changed');
}
