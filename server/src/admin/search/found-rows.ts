import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AdminFound } from 'shared-types/admin/search';
import type { FinderInput, FoundEntries } from './finder';

/**
 * True for rows of the site whose words include all that is typed, each as the beginning of one. `vector` is the indexed
 * expression of the table, `entry_vector(site_id, …)`, as the migration `2026-12-05-admin-search` has it.
 */
export function hasTyped(
  vector: RawBuilder<unknown>,
  { site, typed }: Pick<FinderInput, 'site' | 'typed'>,
): RawBuilder<SqlBool> {
  // As a query of its own it is no constant to the planner, which otherwise reads the whole table for a common word.
  return sql<SqlBool>`${vector} @@ (select entry_query(${site.id}::uuid, ${typed}))`;
}

interface FoundRows<Row> {
  /** Selects `id` and `place` of all matches. */
  readonly matching: RawBuilder<unknown>;
  /** `asc` or `desc` by `place`. */
  readonly order: RawBuilder<unknown>;
  /** Selects the shown columns, of `found`, which has `id` and `place`. */
  readonly shown: RawBuilder<unknown>;
  readonly entryOf: (row: Row) => AdminFound;
}

/**
 * The first matches of a table, and how many there are. All matches are found before they are ordered: for the first few
 * in order PostgreSQL would otherwise read the whole table by its order, until it has seen enough that match.
 */
export async function foundRows<Row>(
  { db, most }: Pick<FinderInput, 'db' | 'most'>,
  { matching, order, shown, entryOf }: FoundRows<Row>,
): Promise<FoundEntries> {
  const { rows } = await sql<Row & { readonly total: number }>`
    with matching as materialized (${matching}),
    found as (select id, place from matching order by place ${order}, id limit ${most})
    select (select count(*)::int from matching) as total, ${shown} order by found.place ${order}, found.id`.execute(db);
  return { count: rows[0]?.total ?? 0, entries: rows.map(entryOf) };
}
