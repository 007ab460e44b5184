import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

export interface TwoStepStatus {
  readonly hasAuthenticator: boolean;
  /** Passkeys by the host they work at. */
  readonly passkeyHosts: readonly string[];
  /** True if a site at which the account has a role demands it. */
  readonly mustUse: boolean;
}

/** How an account proves a second time who it is. */
export async function twoStepStatus(db: Database, accountId: string): Promise<TwoStepStatus> {
  const { rows } = await sql<TwoStepStatus>`
    select
      exists (select from account_authenticator where account_id = ${accountId} and confirmed_at is not null)
        as "hasAuthenticator",
      array(select distinct host from account_passkey where account_id = ${accountId}) as "passkeyHosts",
      exists (select from website_role join two_step_role using (site_id, role) where account_id = ${accountId})
        as "mustUse"`.execute(db);
  return rows[0] ?? { hasAuthenticator: false, passkeyHosts: [], mustUse: false };
}

/** Locks an account, so that two changes of its two-step sign-in happen one after the other. */
export async function lockAccount(trx: Database, accountId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** True if a password alone signs the account in nowhere. */
export function hasTwoStep({ hasAuthenticator, passkeyHosts }: TwoStepStatus): boolean {
  return hasAuthenticator || passkeyHosts.length > 0;
}

/** True if the site demands two-step sign-in of a role that the account has there. */
export async function mustUseTwoStep(
  db: Database,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('website_role')
    .innerJoin('two_step_role', (join) =>
      join
        .onRef('two_step_role.site_id', '=', 'website_role.site_id')
        .onRef('two_step_role.role', '=', 'website_role.role'),
    )
    .select('website_role.role')
    .where('website_role.site_id', '=', siteId)
    .where('website_role.account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
