import type pg from 'pg';
import type { BackedUpTable, BackupContents } from './backup-format';

/** Tables of the migrator; a restored database has its own. */
const MIGRATORS = ['kysely_migration', 'kysely_migration_lock'];

/** Every table with rows to keep, by name: neither unlogged tables nor the partitions of telemetry. */
export async function readTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relpersistence = 'p' and relname <> all($1)
      group by relname order by relname`,
    [MIGRATORS],
  );
  return rows;
}

/** Current values of all sequences. Sequences ignore transactions: read after the rows, they are never behind them. */
export async function readSequences(client: pg.ClientBase): Promise<BackupContents['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: BackupContents['sequences'] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    sequences.push(...states.map((stand) => ({ name, ...stand })));
  }
  return sequences;
}

/** Applied migrations in order; empty without a schema. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as is_there`,
  );
  if (!found[0]?.is_there) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name collate "C"');
  return rows.map(({ name }) => name);
}
