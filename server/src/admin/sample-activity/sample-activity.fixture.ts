import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** Changes with every visible change, and is never taken back. */
const COUNTERS = ['revision', 'stock_revision'];

/** All rows of all tables, by table, each row as JSON text. */
export async function everyRow(db: Database): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname not like 'kysely%' order by relname`.execute(db);
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(one) - ${COUNTERS}::text[])::text as row from ${sql.table(name)} as one order by 1`.execute(db);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
