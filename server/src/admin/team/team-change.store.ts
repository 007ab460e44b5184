import { sql } from 'kysely';
import type { WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import type { Database } from '../../platform/schema/database';

/** What an administrator does to the team, or somebody who joins it. */
export const TEAM_ACTS = [
  'invited',
  'invited-again',
  'invitation-withdrawn',
  'joined',
  'role-changed',
  'removed',
  'signed-out',
  'two-step-demanded',
] as const;
/** What an account changes about itself, on all its sites. */
export const OWN_ACTS = [
  'authenticator-on',
  'authenticator-off',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'password-changed',
  'password-reset',
  'email-requested',
  'email-changed',
] as const;
export type TeamAct = (typeof TEAM_ACTS)[number];
export type OwnAct = (typeof OWN_ACTS)[number];

interface ChangeAuthor {
  readonly id: string;
  readonly displayName: string;
}

export interface NewTeamChange {
  readonly siteId: string;
  readonly by: ChangeAuthor;
  readonly act: TeamAct;
  /** Name or address of the person concerned; of demanded two-step sign-in, the names of the roles. */
  readonly subject: string;
  readonly role?: WebsiteRoleNumber;
}

/** Writes down a change of the team, in its transaction. */
export async function noteTeamChange(trx: Database, { siteId, by, act, subject, role }: NewTeamChange): Promise<void> {
  await trx
    .insertInto('team_change')
    .values({ site_id: siteId, account_id: by.id, changed_by: by.displayName, act, subject, ...(role && { role }) })
    .execute();
}

/** Writes down what an account has changed about itself, on every site where it has a role. */
export async function noteOnAllSites(trx: Database, { id, displayName }: ChangeAuthor, act: OwnAct): Promise<void> {
  await sql`
    insert into team_change (site_id, account_id, changed_by, act, subject)
    select distinct site_id, account_id, ${displayName}, ${act}, ${displayName}
    from website_role where account_id = ${id}`.execute(trx);
}

/** The newest changes of a site's team. */
export function findTeamChanges(db: Database, siteId: string, most: number) {
  return db
    .selectFrom('team_change')
    .select(['id', 'changed_by as by', 'act', 'subject', 'role', 'changed_at as at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
