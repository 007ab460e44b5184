import { randomUUID } from 'node:crypto';
import type { PlatformRole } from 'shared-types/site/people/platform-role';
import type { WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import type { Database } from '../../platform/schema/database';

/** An account with a role on the site, and its password hash. */
export interface KnownAccount {
  readonly id: string;
  readonly passwordHash: string;
}

/** Finds an account by its lower-case address; only accounts with a role on this site. */
export async function findAccount(
  db: Database,
  { siteId, email }: { readonly siteId: string; readonly email: string },
): Promise<KnownAccount | undefined> {
  const row = await db
    .selectFrom('account')
    .innerJoin('website_role', 'website_role.account_id', 'account.id')
    .select(['account.id', 'account.password_hash'])
    .where('account.email', '=', email)
    .where('website_role.site_id', '=', siteId)
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash };
}

export interface NewAccount {
  /** Lower case. */
  readonly email: string;
  readonly displayName: string;
  /** From `hashPassword`. */
  readonly passwordHash: string;
  readonly roles: readonly { readonly siteId: string; readonly role: WebsiteRoleNumber }[];
  readonly platformRole?: PlatformRole;
}

/** Creates an account with its roles; false if the address is taken. */
export function createAccount(db: Database, account: NewAccount): Promise<boolean> {
  return db.transaction().execute(async (trx) => (await insertAccount(trx, account)) !== undefined);
}

/** Creates an account with its roles in a transaction; returns its id, or undefined if the address is taken. */
export async function insertAccount(trx: Database, account: NewAccount): Promise<string | undefined> {
  const { email, displayName, passwordHash, roles, platformRole = null } = account;
  const id = randomUUID();
  const made = await trx
    .insertInto('account')
    .values({ id, email, display_name: displayName, password_hash: passwordHash, platform_role: platformRole })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const rows = roles.map(({ siteId, role }) => ({ site_id: siteId, account_id: id, role }));
  if (made && rows.length > 0) await trx.insertInto('website_role').values(rows).execute();
  return made?.id;
}
