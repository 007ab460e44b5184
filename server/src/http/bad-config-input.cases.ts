import { SIGN_IN_CALLS } from 'shared-types/config/sign-in';
import { SESSION_CALLS } from 'shared-types/site/session';
import { WEBSITE_ROLE } from 'shared-types/site/website-role';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { createAccount } from '../config/sign-in/account.store';
import type { BadInputCase, World } from './bad-input-case.fixture';

const account = { email: 'owner@shop.example', displayName: 'Owner', password: PASSWORD };

async function seedOwner({ open: { db } }: World): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  await createAccount(db, { ...account, roles: sites.map(({ id }) => ({ siteId: id, role: WEBSITE_ROLE.admin })) });
}

/** Endpoints that sign in and out. */
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
    route: `POST ${SESSION_CALLS.logout.path}`,
    right: async () => ({ path: SESSION_CALLS.logout.path }),
  },
];
