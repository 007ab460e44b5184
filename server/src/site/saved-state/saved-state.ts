import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import type { SiteProfile } from '../directory/site-profile';
import type { SignedInAccount } from '../session/signed-in-account';
import { keepFirstState } from './first-state';
import { outcomeOfChecked, saveVersion, type VersionConflict } from './save-version';

/** What of a site its owners may change as a whole. */
export interface SiteParts {
  readonly name: string;
  /** BCP 47 tag of its own language. */
  readonly locale: string;
  readonly profile: SiteProfile;
}

/** A part of a site that its owners save as a whole, and where its past states are kept. */
export interface StateKind<T> {
  readonly table:
    | 'cookie_settings_change'
    | 'announcement_change'
    | 'header_footer_change'
    | 'main_language_change'
    | 'site_look_change'
    | 'site_settings_change'
    | 'site_theme_change'
    | 'site_popup_change'
    | 'site_code_change'
    | 'site_payments_change';
  readonly column:
    | 'cookies'
    | 'announcement'
    | 'code'
    | 'header_footer'
    | 'look'
    | 'main_language'
    | 'offline'
    | 'popup'
    | 'settings'
    | 'theme';
  /** Which of several parts of its kind it is, each with states of its own; absent where there is one. */
  readonly part?: string;
  /** Where in a state that is which is saved, if not all of it. */
  readonly paths?: readonly (readonly string[])[];
  /** What is saved: the site's own, with what was saved last in the admin area where that holds more. */
  readonly of: (site: SiteParts, last: T | undefined) => T;
  /** The site with it. */
  readonly into: (site: SiteParts, state: T) => SiteParts;
  /** What somebody wants who has seen the site as it was. */
  readonly wanted: (stored: T, sent: T) => T;
  /** Names a state: equal ones have the same name. */
  readonly nameOf: (state: T) => string;
  /** Waits for others who write what else changes with it; before the site's row is taken, which they take last. */
  readonly lock?: (transaction: Transaction<Tables>, siteId: string) => Promise<void>;
  /** What else changes with it, in the same transaction. */
  readonly follow?: (transaction: Transaction<Tables>, siteId: string) => Promise<void>;
}

/** Who changed it last in the admin area. */
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
  /** Names the state that was changed; absent where any may be replaced. */
  readonly seen?: string;
}

/** How that ended. A part of a site is always there, and its values were checked before. */
export type SaveStateOutcome<T> =
  | { readonly kind: 'saved'; readonly isChanged: boolean; readonly stored: StoredState<T> }
  | VersionConflict<StoredState<T>, T>;

type Reader = Kysely<Tables> | Transaction<Tables>;

/** Reads what is saved. */
export async function findState<T>(db: Reader, kind: StateKind<T>, siteId: string): Promise<StoredState<T>> {
  const sites = db.selectFrom('site').select(['name', 'locale', 'profile']).where('id', '=', siteId);
  const site = await sites.executeTakeFirstOrThrow();
  const last = await lastState(db, kind, siteId);
  return { state: kind.of(partsOf(site), last?.state), changed: last && { by: last.by, at: last.at } };
}

/** Saves a part of a site and who did it, in one transaction with the site's new revision. */
export async function saveState<T>(
  db: Database,
  kind: StateKind<T>,
  { siteId, account, sent, seen }: SaveStateInput<T>,
): Promise<SaveStateOutcome<T>> {
  const saving = saveVersion<StoredState<T>, T, StoredState<T>>(db, {
    async find(transaction) {
      await kind.lock?.(transaction, siteId);
      await lockSite(transaction, siteId);
      return findState(transaction, kind, siteId);
    },
    read: (_, stored) => ({ wanted: stored ? kind.wanted(stored.state, sent) : sent }),
    isSame: ({ state }, wanted) => kind.nameOf(wanted) === kind.nameOf(state),
    isSeen: ({ state }) => seen === undefined || seen === kind.nameOf(state),
    async write(transaction, { wanted }) {
      await writeState(transaction, kind, { siteId, account, wanted });
      await bumpRevision(transaction, siteId);
      return findState(transaction, kind, siteId);
    },
  });
  const outcome = outcomeOfChecked(await saving);
  if (outcome.kind === 'conflict') return outcome;
  const { isChanged } = outcome;
  return { kind: 'saved', isChanged, stored: isChanged ? outcome.written : outcome.stored };
}

/** Changes what is saved, in a transaction of the caller that writes the site's new revision too. */
export async function changeState<T>(
  transaction: Transaction<Tables>,
  kind: StateKind<T>,
  { change, ...by }: Pick<Change<T>, 'siteId' | 'account'> & { readonly change: (stored: T) => T },
): Promise<void> {
  const { state } = await findState(transaction, kind, by.siteId);
  const wanted = change(state);
  if (kind.nameOf(wanted) !== kind.nameOf(state)) await writeState(transaction, kind, { ...by, wanted });
}

async function writeState<T>(transaction: Transaction<Tables>, kind: StateKind<T>, change: Change<T>): Promise<void> {
  const { siteId, wanted } = change;
  const site = await lockSite(transaction, siteId);
  const { name, locale, profile } = kind.into(site, wanted);
  const values = { name, locale, profile: JSON.stringify(profile) };
  await transaction.updateTable('site').set(values).where('id', '=', siteId).execute();
  await keepFirstState(transaction, kind, { siteId, state: kind.of(site, undefined) });
  await writeChange(transaction, kind, change);
  await kind.follow?.(transaction, siteId);
}

/** Reads a site, which stays as it is until the transaction ends. */
export async function lockSite(transaction: Transaction<Tables>, siteId: string): Promise<SiteParts> {
  const sites = transaction.selectFrom('site').select(['name', 'locale', 'profile']).where('id', '=', siteId);
  return partsOf(await sites.forUpdate().executeTakeFirstOrThrow());
}

interface Change<T> {
  readonly siteId: string;
  /** Who changes it; without an id after the account is gone. */
  readonly account: { readonly id: string | null; readonly displayName: string };
  readonly wanted: T;
}

async function writeChange<T>(
  transaction: Transaction<Tables>,
  { table, column, part }: StateKind<T>,
  { siteId, account, wanted }: Change<T>,
): Promise<void> {
  const [partColumn, partValue] = part === undefined ? [sql``, sql``] : [sql`part, `, sql`${part}, `];
  await sql`
    insert into ${sql.table(table)} (site_id, account_id, changed_by, ${partColumn}${sql.ref(column)})
    values (${siteId}, ${account.id}, ${account.displayName}, ${partValue}${JSON.stringify(wanted)}::jsonb)`.execute(
    transaction,
  );
}

function partsOf({ profile, ...row }: Omit<SiteParts, 'profile'> & { readonly profile: unknown }): SiteParts {
  // Import and owners' saves alone write it, and both check it before.
  return { ...row, profile: profile as SiteProfile };
}

/**
 * A site of a document that is imported, with what was saved last in the admin area, which the document has not
 * seen. Until the import has ended nobody saves. A site that is new, or where nobody has saved yet, gets its document's.
 */
export async function withKeptState<T>(
  transaction: Transaction<Tables>,
  kind: StateKind<T>,
  { identifier, site: document }: { readonly identifier: string; readonly site: SiteParts },
): Promise<SiteParts> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.forUpdate().executeTakeFirst();
  const last = site && (await lastState(transaction, kind, site.id));
  return last ? kind.into(document, kind.of(document, last.state)) : document;
}

async function lastState<T>(db: Reader, { table, column, part }: StateKind<T>, siteId: string) {
  const ofPart = part === undefined ? sql`` : sql`and part = ${part}`;
  const { rows } = await sql<LastChange & { readonly state: T }>`
    select changed_by as by, changed_at as at, ${sql.ref(column)} as state
    from ${sql.table(table)} where site_id = ${siteId} ${ofPart} order by id desc limit 1`.execute(db);
  return rows[0];
}
