import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../schema/database';
import type { Tables } from '../schema/tables';
import { bumpRevision } from '../site/directory/revision';
import type { SiteProfile } from '../site/directory/site-profile';
import type { SignedInAccount } from '../site/session/signed-in-account';

/** A part of a site that its owners save as a whole, and where its past states are kept. */
export interface StateKind<T> {
  readonly table: 'cookie_settings_change' | 'announcement_change';
  readonly column: 'cookies' | 'announcement';
  /** What is saved: the site's own, with what was saved last in the configuration area where that holds more. */
  readonly of: (profile: SiteProfile, last: T | undefined) => T;
  /** The site with it. */
  readonly into: (profile: SiteProfile, state: T) => SiteProfile;
  /** What somebody wants who has seen the site as it was. */
  readonly wanted: (stored: T, sent: T) => T;
  /** Names a state: equal ones have the same name. */
  readonly nameOf: (state: T) => string;
}

/** Who changed it last in the configuration area. */
export interface LastChange {
  readonly by: string;
  readonly at: Date;
}

/** A state as it is saved. */
export interface StoredState<T> {
  readonly state: T;
  readonly changed: LastChange | undefined;
}

/** What somebody wants to save. */
export interface SaveStateInput<T> {
  readonly siteId: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly sent: T;
  /** Names the state that was changed. */
  readonly seen: string;
}

/** How that ended: it is what is saved now, or another state is, which has been seen by nobody who wants to replace it. */
export type SaveStateOutcome<T> =
  | { readonly kind: 'saved'; readonly isChanged: boolean; readonly stored: StoredState<T> }
  | { readonly kind: 'conflict'; readonly stored: StoredState<T>; readonly wanted: T };

type Reader = Kysely<Tables> | Transaction<Tables>;

/** Reads what is saved. */
export async function findState<T>(db: Reader, kind: StateKind<T>, siteId: string): Promise<StoredState<T>> {
  const { profile } = await db.selectFrom('site').select('profile').where('id', '=', siteId).executeTakeFirstOrThrow();
  const last = await lastState(db, kind, siteId);
  return { state: kind.of(profile as SiteProfile, last?.state), changed: last && { by: last.by, at: last.at } };
}

/**
 * Saves a state in the site and writes down who did, in one transaction with the site's new revision. Whoever saves at the
 * same time waits, and is then told of the other. What is saved already is no change, however often it is sent.
 */
export async function saveState<T>(
  db: Database,
  kind: StateKind<T>,
  { siteId, account, sent, seen }: SaveStateInput<T>,
): Promise<SaveStateOutcome<T>> {
  return db.transaction().execute(async (transaction) => {
    const site = transaction.selectFrom('site').select('profile').where('id', '=', siteId);
    const { profile } = await site.forUpdate().executeTakeFirstOrThrow();
    const stored = await findState(transaction, kind, siteId);
    const wanted = kind.wanted(stored.state, sent);
    const base = kind.nameOf(stored.state);
    if (kind.nameOf(wanted) === base) return { kind: 'saved', isChanged: false, stored };
    if (seen !== base) return { kind: 'conflict', stored, wanted };
    await transaction
      .updateTable('site')
      .set({ profile: JSON.stringify(kind.into(profile as SiteProfile, wanted)) })
      .where('id', '=', siteId)
      .execute();
    await sql`
      insert into ${sql.table(kind.table)} (site_id, account_id, changed_by, ${sql.ref(kind.column)})
      values (${siteId}, ${account.id}, ${account.displayName}, ${JSON.stringify(wanted)}::jsonb)`.execute(transaction);
    await bumpRevision(transaction, siteId);
    return { kind: 'saved', isChanged: true, stored: await findState(transaction, kind, siteId) };
  });
}

/**
 * The profile of a document that is imported, with what was saved last in the configuration area, which the document has not
 * seen. Until the import has ended nobody saves. A site that is new, or where nobody has saved yet, gets its document's.
 */
export async function withKeptState<T>(
  transaction: Transaction<Tables>,
  kind: StateKind<T>,
  { identifier, profile }: { readonly identifier: string; readonly profile: SiteProfile },
): Promise<SiteProfile> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.forUpdate().executeTakeFirst();
  const last = site && (await lastState(transaction, kind, site.id));
  return last ? kind.into(profile, kind.of(profile, last.state)) : profile;
}

async function lastState<T>(db: Reader, { table, column }: StateKind<T>, siteId: string) {
  const { rows } = await sql<LastChange & { readonly state: T }>`
    select changed_by as by, changed_at as at, ${sql.ref(column)} as state
    from ${sql.table(table)} where site_id = ${siteId} order by id desc limit 1`.execute(db);
  return rows[0];
}
