import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/** Where the states of a kind are kept. */
interface Kept {
  readonly table: string;
  readonly column: string;
  readonly part?: string | undefined;
}

/** Keeps what the site has before its owners first save a part of it, so that it can be restored too. */
export async function keepFirstState(
  transaction: Transaction<Tables>,
  { table, column, part }: Kept,
  { siteId, state }: { readonly siteId: string; readonly state: unknown },
): Promise<void> {
  const ofPart = part === undefined ? sql`` : sql`and part = ${part}`;
  await sql`
    insert into first_state (site_id, kind, part, state)
    select ${siteId}, ${column}, ${part ?? ''}, ${JSON.stringify(state)}::jsonb
    where not exists (select from ${sql.table(table)} where site_id = ${siteId} ${ofPart})
    on conflict do nothing`.execute(transaction);
}

/** SQL: all states of a part of a site, the one before the first change as number 0. */
export function allStates({ table, column, part }: Kept, siteId: string): RawBuilder<unknown> {
  const ofPart = part === undefined ? sql`` : sql`and part = ${part}`;
  return sql`(
    select id, changed_by as by, changed_at as at, ${sql.ref(column)} as state
      from ${sql.table(table)} where site_id = ${siteId} ${ofPart}
    union all
    select 0, null, kept_at, state from first_state
      where site_id = ${siteId} and kind = ${column} and part = ${part ?? ''}
  )`;
}
