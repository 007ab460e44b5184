import { sql } from 'kysely';
import { WEBSITE_ROLE, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import type { Database } from '../../platform/schema/database';
import { isSessionAlive } from '../../site/session/session-rows';

export interface Teammate {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  /** Sorted by number. */
  readonly roles: readonly number[];
}

export interface ListedTeammate extends Teammate {
  readonly hasTwoStep: boolean;
  /** Open sessions at the site. */
  readonly sessions: number;
  /** Last sign-in at the site; null before the first. */
  readonly signedInAt: Date | null;
}

/** All accounts with a role on the site, by name. */
export async function findTeam(db: Database, siteId: string): Promise<readonly ListedTeammate[]> {
  const { rows } = await sql<ListedTeammate>`
    select account.id, account.display_name as "displayName", account.email,
      array_agg(website_role.role order by website_role.role) as roles,
      max(website_role.signed_in_at) as "signedInAt",
      exists (select from account_authenticator where account_id = account.id and confirmed_at is not null)
        or exists (select from account_passkey where account_id = account.id) as "hasTwoStep",
      (select count(*)::int from account_session as session
        where session.account_id = account.id and session.site_id = ${siteId} and ${isSessionAlive()}) as sessions
    from website_role join account on account.id = website_role.account_id
    where website_role.site_id = ${siteId}
    group by account.id
    order by lower(account.display_name), account.id`.execute(db);
  return rows;
}

export interface TeammateId {
  readonly siteId: string;
  readonly accountId: string;
}

/** Undefined for accounts without a role on the site. */
export async function findTeammate(db: Database, { siteId, accountId }: TeammateId): Promise<Teammate | undefined> {
  const { rows } = await sql<Teammate>`
    select account.id, account.display_name as "displayName", account.email,
      array_agg(website_role.role order by website_role.role) as roles
    from website_role join account on account.id = website_role.account_id
    where website_role.site_id = ${siteId} and account.id = ${accountId}
    group by account.id`.execute(db);
  return rows[0];
}

/** True if an account with this address has a role on the site. */
export async function isInTeam(db: Database, siteId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('website_role')
    .innerJoin('account', 'account.id', 'website_role.account_id')
    .select('account.id')
    .where('website_role.site_id', '=', siteId)
    .where('account.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** `last`: nobody else is an administrator of the site. */
export type ChangedTeammate = Teammate | 'gone' | 'last';

/** Locks the site's team: changes of it happen one after the other, so that two cannot remove the last two administrators. */
async function lockTeam(trx: Database, siteId: string): Promise<void> {
  await trx.selectFrom('site').select('id').where('id', '=', siteId).forNoKeyUpdate().execute();
}

/** Somebody of the locked team who need not stay an administrator. */
async function changeable(trx: Database, id: TeammateId, staysAdmin: boolean): Promise<ChangedTeammate> {
  await lockTeam(trx, id.siteId);
  const known = await findTeammate(trx, id);
  if (!known) return 'gone';
  if (staysAdmin || !known.roles.includes(WEBSITE_ROLE.admin)) return known;
  const other = await trx
    .selectFrom('website_role')
    .select('account_id')
    .where('site_id', '=', id.siteId)
    .where('role', '=', WEBSITE_ROLE.admin)
    .where('account_id', '!=', id.accountId)
    .limit(1)
    .executeTakeFirst();
  return other ? known : 'last';
}

/** Gives somebody one role in place of all former ones; returns who had them. */
export async function changeRole(trx: Database, id: TeammateId, role: WebsiteRoleNumber): Promise<ChangedTeammate> {
  const known = await changeable(trx, id, role === WEBSITE_ROLE.admin);
  if (known === 'gone' || known === 'last') return known;
  const { siteId: site_id, accountId: account_id } = id;
  const gone = await trx
    .deleteFrom('website_role')
    .where('site_id', '=', site_id)
    .where('account_id', '=', account_id)
    .returning('signed_in_at')
    .execute();
  const signedInAt = gone.find(({ signed_in_at: at }) => at !== null)?.signed_in_at ?? undefined;
  await trx
    .insertInto('website_role')
    .values({ site_id, account_id, role, ...(signedInAt && { signed_in_at: signedInAt }) })
    .execute();
  return known;
}

/** Takes somebody out of the team with all sessions at the site, and with sign-ins that wait; returns who it was. */
export async function removeTeammate(trx: Database, id: TeammateId): Promise<ChangedTeammate> {
  const known = await changeable(trx, id, false);
  if (known === 'gone' || known === 'last') return known;
  for (const table of ['website_role', 'account_session', 'pending_sign_in', 'account_reset'] as const)
    await trx.deleteFrom(table).where('site_id', '=', id.siteId).where('account_id', '=', id.accountId).execute();
  return known;
}

/** True if nobody else is an administrator of the site. */
export function isLastAdmin({ id }: Pick<Teammate, 'id'>, team: readonly Teammate[]): boolean {
  const admins = team.filter(({ roles }) => roles.includes(WEBSITE_ROLE.admin));
  return admins.length === 1 && admins[0]?.id === id;
}

/** Ends all sessions of an account at the site except one. */
export async function endTeammateSessions(
  trx: Database,
  { siteId, accountId }: TeammateId,
  kept: string,
): Promise<void> {
  await trx
    .deleteFrom('account_session')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('id', '!=', kept)
    .execute();
}

export async function findTwoStepRoles(db: Database, siteId: string): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('two_step_role').select('role').where('site_id', '=', siteId).execute();
  return new Set(rows.map(({ role }) => role));
}

export interface TwoStepRoles {
  readonly siteId: string;
  /** Those that somebody has seen, and changed. */
  readonly former: readonly WebsiteRoleNumber[];
  readonly roles: readonly WebsiteRoleNumber[];
}

/** Sets the roles whose accounts must use two-step sign-in; false if others have been set meanwhile. */
export async function setTwoStepRoles(trx: Database, { siteId, former, roles }: TwoStepRoles): Promise<boolean> {
  await lockTeam(trx, siteId);
  const stored = await findTwoStepRoles(trx, siteId);
  if (stored.size !== former.length || former.some((role) => !stored.has(role))) return false;
  await trx.deleteFrom('two_step_role').where('site_id', '=', siteId).execute();
  const rows = roles.map((role) => ({ site_id: siteId, role }));
  if (rows.length > 0) await trx.insertInto('two_step_role').values(rows).execute();
  return true;
}
