import { createAccount } from '../../../server/src/admin/sign-in/account.store';
import type { Database } from '../../../server/src/platform/schema/database';
import { SIGN_IN_CALLS } from '../../../shared-types/src/admin/people/sign-in';
import type { PlatformRole } from '../../../shared-types/src/site/people/platform-role';
import { WEBSITE_ROLE, type WebsiteRoleName } from '../../../shared-types/src/site/people/website-role';
import type { Reply, Shopper } from './shopper';

export const PASSWORD = 'correct horse battery staple';
/** A hash of `PASSWORD` at argon2id's lowest cost, since tests sign in a thousand times. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$a8eLOGOQCKLt3C7tdh65YA$PjEuakRHR91V0INKTLEovG/JgZsbmbMBYHQspPTjYj4';

export interface AccountSeed {
  readonly email: string;
  readonly roles: Readonly<Record<string, readonly WebsiteRoleName[]>>;
  readonly platformRole?: PlatformRole;
}

export async function seedAccount(db: Database, { email, roles, platformRole }: AccountSeed): Promise<void> {
  const sites = await db.selectFrom('site').select(['id', 'identifier']).execute();
  const siteId = new Map(sites.map(({ id, identifier }) => [identifier, id]));
  const rows = Object.entries(roles).flatMap(([site, names]) =>
    names.map((name) => ({ siteId: siteId.get(site) ?? '', role: WEBSITE_ROLE[name] })),
  );
  const displayName = email.split('@')[0] ?? email;
  const made = { email, displayName, passwordHash: PASSWORD_HASH, roles: rows, ...(platformRole && { platformRole }) };
  if (!(await createAccount(db, made))) throw new Error(`There is an account for ${email} already.`);
}

export function signIn(browser: Shopper, email: string, password = PASSWORD): Promise<Reply> {
  return browser.call('POST', SIGN_IN_CALLS.login.path, { email, password });
}
