import { Migrator, sql, type Migration } from 'kysely';
import { StartError } from '../postgres/start-error';
import { openDatabase, type ConnectionConfig, type Database } from './database';
import * as baseline from './migrations/0.2.0-baseline';
import * as pageRecords from './migrations/2026-11/2026-11-28-page-records';
import * as picturesAhead from './migrations/2026-11/2026-11-28-pictures-ahead';
import * as siteFiles from './migrations/2026-11/2026-11-28-site-files';
import * as sampleActivity from './migrations/2026-11/2026-11-29-sample-activity';
import * as formChanges from './migrations/2026-11/2026-11-30-form-changes';
import * as mailingLists from './migrations/2026-11/2026-11-30-mailing-lists';
import * as mailingListsOfForms from './migrations/2026-11/2026-11-30-mailing-lists-of-forms';
import * as readSubmissions from './migrations/2026-11/2026-11-30-read-submissions';
import * as submissionNumbers from './migrations/2026-11/2026-11-30-submission-numbers';
import * as submissionSteps from './migrations/2026-11/2026-11-30-submission-steps';
import * as submissionDeletions from './migrations/2026-12/2026-12-01-submission-deletions';
import * as submissionRetention from './migrations/2026-12/2026-12-01-submission-retention';
import * as formUploads from './migrations/2026-12/2026-12-02-form-uploads';
import * as spamQuarantine from './migrations/2026-12/2026-12-02-spam-quarantine';
import * as webhooks from './migrations/2026-12/2026-12-02-webhooks';
import * as listConnectors from './migrations/2026-12/2026-12-03-list-connectors';
import * as dashboard from './migrations/2026-12/2026-12-04-dashboard';
import * as adminSearch from './migrations/2026-12/2026-12-05-admin-search';
import * as siteSettings from './migrations/2026-12/2026-12-06-site-settings';
import * as pageDrafts from './migrations/2026-12/2026-12-07-page-drafts';
import * as files from './migrations/2026-12/2026-12-08-files';
import * as team from './migrations/2026-12/2026-12-09-team';
import * as siteTheme from './migrations/2026-12/2026-12-10-site-theme';
import * as navigation from './migrations/2026-12/2026-12-11-navigation';
import * as siteLook from './migrations/2026-12/2026-12-12-site-look';
import * as sitePopup from './migrations/2026-12/2026-12-14-site-popup';
import * as redirects from './migrations/2026-12/2026-12-15-redirects';
import * as siteCode from './migrations/2026-12/2026-12-15-site-code';
import * as stateDrafts from './migrations/2027-01/2027-01-01-state-drafts';
import * as tags from './migrations/2027-01/2027-01-02-tags';
import * as productImports from './migrations/2027-01/2027-01-03-product-imports';
import * as tableViews from './migrations/2027-01/2027-01-03-table-views';
import * as siteDomains from './migrations/2027-01/2027-01-04-site-domains';
import * as cardPayments from './migrations/2027-01/2027-01-05-card-payments';
import * as sitePayments from './migrations/2027-01/2027-01-06-site-payments';
import * as keptCards from './migrations/2027-01/2027-01-07-kept-cards';
import * as deletedSubmissions from './migrations/2027-01/2027-01-08-deleted-submissions';
import * as secretMakers from './migrations/2027-01/2027-01-08-secret-makers';
import * as stripeEvents from './migrations/2027-01/2027-01-09-stripe-events';
import * as tagChange from './migrations/2027-01/2027-01-10-tag-change';
import { isUnreleased, unreleasedDatabase } from './unreleased';

export type MigrationList = Readonly<Record<string, Migration>>;

/**
 * Every migration. Data outlives code from version 0.2.0 on, so a migration that is in a release never changes. To add one:
 *
 * 1. Name it by the day and what it does, `2027-01-15-order-tags`: migrations run in the order of their names.
 * 2. Write `migrations/2027-01/2027-01-15-order-tags.ts` with a function `up`, and list it here. Servers of the release before may
 *    still run meanwhile: give new columns a default, and drop a column one release after the last that uses it.
 * 3. Change `<area>.tables.ts`, the TypeScript types of the tables.
 * 4. Write a row for each new table into `migrations/2027-01/2027-01-15-order-tags.rows.sql`. `example-rows.test.ts` brings the rows
 *    of every migration to the newest schema, and fails where a table has none. Released rows never change.
 */
export const MIGRATIONS: MigrationList = {
  '0.2.0-baseline': baseline,
  '2026-11-28-page-records': pageRecords,
  '2026-11-28-pictures-ahead': picturesAhead,
  '2026-11-28-site-files': siteFiles,
  '2026-11-29-sample-activity': sampleActivity,
  '2026-11-30-form-changes': formChanges,
  '2026-11-30-mailing-lists': mailingLists,
  '2026-11-30-mailing-lists-of-forms': mailingListsOfForms,
  '2026-11-30-read-submissions': readSubmissions,
  '2026-11-30-submission-numbers': submissionNumbers,
  '2026-11-30-submission-steps': submissionSteps,
  '2026-12-01-submission-deletions': submissionDeletions,
  '2026-12-01-submission-retention': submissionRetention,
  '2026-12-02-form-uploads': formUploads,
  '2026-12-02-spam-quarantine': spamQuarantine,
  '2026-12-02-webhooks': webhooks,
  '2026-12-03-list-connectors': listConnectors,
  '2026-12-04-dashboard': dashboard,
  '2026-12-05-admin-search': adminSearch,
  '2026-12-06-site-settings': siteSettings,
  '2026-12-07-page-drafts': pageDrafts,
  '2026-12-08-files': files,
  '2026-12-09-team': team,
  '2026-12-10-site-theme': siteTheme,
  '2026-12-11-navigation': navigation,
  '2026-12-12-site-look': siteLook,
  '2026-12-14-site-popup': sitePopup,
  '2026-12-15-redirects': redirects,
  '2026-12-15-site-code': siteCode,
  '2027-01-01-state-drafts': stateDrafts,
  '2027-01-02-tags': tags,
  '2027-01-03-product-imports': productImports,
  '2027-01-03-table-views': tableViews,
  '2027-01-04-site-domains': siteDomains,
  '2027-01-05-card-payments': cardPayments,
  '2027-01-06-site-payments': sitePayments,
  '2027-01-07-kept-cards': keptCards,
  '2027-01-08-deleted-submissions': deletedSubmissions,
  '2027-01-08-secret-makers': secretMakers,
  '2027-01-09-stripe-events': stripeEvents,
  '2027-01-10-tag-change': tagChange,
};

export function namesOf(migrations: MigrationList): readonly string[] {
  return Object.keys(migrations).sort();
}

export const MIGRATION_NAMES = namesOf(MIGRATIONS);

export const NEWEST_SCHEMA = MIGRATION_NAMES.at(-1) ?? '';

/** SQLSTATE of a missing table. */
const UNDEFINED_TABLE = '42P01';

/** Whether the database has exactly these migrations, by a single query; `migrate` needs ten. */
export async function hasNewestSchema(db: Database, migrations = MIGRATIONS): Promise<boolean> {
  try {
    const { rows } = await doneMigrations(db);
    const names = rows.map(({ name }) => name).sort();
    return names.join() === namesOf(migrations).join();
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

export interface MigrateOptions {
  /** The last migration to run; all by default. */
  readonly last?: string | undefined;
  readonly migrations?: MigrationList | undefined;
}

/**
 * Migrates to the newest schema or to `last`; instances may call it concurrently. Throws a StartError for a database of
 * a later or of an unreleased version.
 */
export async function migrate(
  connection: ConnectionConfig,
  { last, migrations = MIGRATIONS }: MigrateOptions = {},
): Promise<void> {
  const db = openDatabase(connection, () => undefined);
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      // A migration that is finished later may have the earlier name.
      allowUnorderedMigrations: true,
    });
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (error) throw (await refusalOf(db, migrations)) ?? error;
  } finally {
    await db.destroy();
  }
}

/** The message for a database with unknown migrations. */
async function refusalOf(db: Database, migrations: MigrationList): Promise<StartError | undefined> {
  const { rows } = await doneMigrations(db).catch(() => ({ rows: [] }));
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  const last = unknown.sort().at(-1);
  if (last === undefined) return undefined;
  if (unknown.some(isUnreleased)) return unreleasedDatabase();
  return new StartError(
    `The database was last used by a later version of Colonnade, which has changed its tables (${last}): start that version or ` +
      'a newer one, or restore a backup from before.',
  );
}

function doneMigrations(db: Database) {
  return sql<{ name: string }>`select name from kysely_migration`.execute(db);
}
