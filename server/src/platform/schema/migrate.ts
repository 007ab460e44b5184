import { Migrator, sql, type Migration } from 'kysely';
import { StartError } from '../postgres/start-error';
import { openDatabase, type ConnectionConfig, type Database } from './database';
import * as baseline from './migrations/0.2.0-baseline';
import { isUnreleased, unreleasedDatabase } from './unreleased';

/** Migrations by name. */
export type MigrationList = Readonly<Record<string, Migration>>;

/**
 * Every migration. Data outlives code from version 0.2.0 on, so a migration that is in a release never changes. To add one:
 *
 * 1. Name it by the day and what it does, `2027-01-15-order-tags`: migrations run in the order of their names.
 * 2. Write `migrations/2027-01-15-order-tags.ts` with a function `up`, and list it here. Servers of the release before may
 *    still run meanwhile: give new columns a default, and drop a column one release after the last that uses it.
 * 3. Change `<area>.tables.ts`, the TypeScript types of the tables.
 * 4. Write a row for each new table into `migrations/2027-01-15-order-tags.rows.sql`. `example-rows.test.ts` brings the rows
 *    of every migration to the newest schema, and fails where a table has none. Released rows never change.
 */
export const MIGRATIONS: MigrationList = {
  '0.2.0-baseline': baseline,
};

/** The names of migrations in the order in which they run. */
export function namesOf(migrations: MigrationList): readonly string[] {
  return Object.keys(migrations).sort();
}

/** The names of every migration, in the order in which they run. */
export const MIGRATION_NAMES = namesOf(MIGRATIONS);

/** The name of the newest migration. */
export const NEWEST_SCHEMA = MIGRATION_NAMES.at(-1) ?? '';

/** How PostgreSQL says that there is no such table. */
const UNDEFINED_TABLE = '42P01';

/** Whether the database has exactly these migrations. This is one query; a call of `migrate` makes ten. */
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

/** How far to migrate. */
export interface MigrateOptions {
  /** The last migration to run; every one where absent. */
  readonly last?: string | undefined;
  /** For tests. */
  readonly migrations?: MigrationList | undefined;
}

/**
 * Brings the database to the newest schema, or to that of an earlier migration; several instances may call it at once.
 * Throws a StartError where a later version of Colonnade has migrated the database already, or an unreleased one has made it.
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
      // Names are chosen before the work is done: a migration that is ready later may have to run after one of a higher name.
      allowUnorderedMigrations: true,
    });
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (error) throw (await refusalOf(db, migrations)) ?? error;
  } finally {
    await db.destroy();
  }
}

/** The message for a database with a migration that is unknown here. */
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
