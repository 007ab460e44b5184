import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/config/forgotten-password';
import { NEW_PASSWORD_CALLS } from 'shared-types/config/new-password';
import { SIGN_IN_CALLS } from 'shared-types/config/sign-in';
import { SESSION_CALLS } from 'shared-types/site/session';
import { WEBSITE_ROLE } from 'shared-types/site/website-role';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { createResetToken } from '../config/new-password/reset-token.store';
import { createAccount } from '../config/sign-in/account.store';
import type { BadInputCase, World } from './bad-input-case.fixture';

const account = { email: 'owner@shop.example', displayName: 'Owner', password: PASSWORD };

async function seedOwner({ open: { db } }: World): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  await createAccount(db, { ...account, roles: sites.map(({ id }) => ({ siteId: id, role: WEBSITE_ROLE.admin })) });
}

async function seedReset(world: World): Promise<string> {
  await seedOwner(world);
  const { site_id: siteId, account_id: accountId } = await world.open.db
    .selectFrom('website_role')
    .selectAll()
    .executeTakeFirstOrThrow();
  return (await createResetToken(world.open.db, { siteId, accountId })).token;
}

/** Endpoints that sign in and out, and those for who has forgotten the password. */
export const CONFIG_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${SIGN_IN_CALLS.login.path}`,
    right: async (world) => {
      await seedOwner(world);
      return { path: SIGN_IN_CALLS.login.path, body: { email: account.email, password: PASSWORD } };
    },
    required: ['email', 'password'],
    texts: ['email', 'password'],
    wrong: { email: ['', 'owner', '@shop.example', 'owner@', '\0'], password: [''], return: [7, [], {}] },
  },
  {
    route: `POST ${FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path}`,
    right: async () => ({ path: FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path, body: { email: account.email } }),
    required: ['email'],
    texts: ['email'],
    wrong: { email: ['', 'owner', '@shop.example', 'owner@', '\0'] },
  },
  {
    route: `POST ${NEW_PASSWORD_CALLS.resetPassword.path}`,
    right: async (world) => {
      const body = { token: await seedReset(world), password: PASSWORD };
      return { path: NEW_PASSWORD_CALLS.resetPassword.path, body };
    },
    required: ['token', 'password'],
    texts: ['token', 'password'],
    wrong: { token: ['', 'x', 'A'.repeat(43)], password: ['', 'eleven char'] },
  },
  {
    route: `POST ${SESSION_CALLS.logout.path}`,
    right: async () => ({ path: SESSION_CALLS.logout.path }),
  },
];
