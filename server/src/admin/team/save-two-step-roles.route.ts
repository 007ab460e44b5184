import { TEAM_CALLS, TWO_STEP_ROLE_FIELD } from 'shared-types/admin/people/team';
import { WEBSITE_ROLE, type WebsiteRoleName, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { ROLE_NAMES } from './role-texts';
import { noteTeamChange } from './team-change.store';
import { teamDone } from './team-done';
import { setTwoStepRoles } from './team.store';

/** All roles are shorter. */
const LONGEST = 300;

const input = z
  .looseObject({
    base: z
      .string()
      .max(LONGEST)
      .transform((names) => (names === '' ? [] : names.split(' ')))
      .pipe(z.array(z.enum(ROLE_NAMES)))
      .describe('Names of the roles that had to use it before, with a space between them.'),
  })
  .describe('A role is sent as `role.<name>`.');

/**
 * `saveTwoStepRoles`: sets the roles whose accounts must use two-step sign-in, from their next sign-in on.
 * @implements ROLE-04
 */
export const saveTwoStepRolesRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'team.edit',
    ...TEAM_CALLS.saveTwoStepRoles,
    input,
    run: async (sent, context) => {
      const { account, refusal } = await confirmedAccount(db, context, 'team.edit');
      if (!account) return refusal;
      const { id: siteId } = context.site;
      const names = ROLE_NAMES.filter((name) => sent[TWO_STEP_ROLE_FIELD + name] !== undefined);
      const isSaved = await db.transaction().execute(async (trx) => {
        if (!(await setTwoStepRoles(trx, { siteId, former: numbersOf(sent.base), roles: numbersOf(names) })))
          return false;
        await noteTeamChange(trx, { siteId, by: account, act: 'two-step-demanded', subject: names.join(' ') });
        return true;
      });
      return isSaved ? teamDone(context, 'two-step-saved') : { kind: 'refused', code: 'admin/two-step-roles-conflict' };
    },
  });
};

function numbersOf(names: readonly WebsiteRoleName[]): WebsiteRoleNumber[] {
  return names.map((name) => WEBSITE_ROLE[name]);
}
