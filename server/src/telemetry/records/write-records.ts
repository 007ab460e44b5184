import { sql } from 'kysely';
import type { Database } from '../../schema/database';
import type { RecordRow } from './record-row';

/**
 * Writes rows into their days, and counts under their hours those that were not there before: both or neither. Rows of
 * sites that are gone are left out. Whoever writes goes through sites, records and hours in the same order, so that no two
 * wait for each other.
 */
export async function writeRecords(db: Database, rows: readonly RecordRow[]): Promise<void> {
  const plain = (read: (row: RecordRow) => string | number | null) => sql.val(plainArray(rows, read));
  const texts = (read: (row: RecordRow) => string | null) => sql.val(rows.map(read));
  await sql`
    with sent as (
      select * from unnest(
        ${plain((row) => row.day)}::date[], ${plain((row) => row.siteId)}::uuid[], ${plain((row) => row.key)}::uuid[],
        ${plain((row) => row.position)}::smallint[], ${plain((row) => row.atMs)}::float8[],
        ${plain((row) => row.kind)}::text[], ${texts((row) => row.name)}::text[], ${texts((row) => row.origin)}::text[],
        ${texts((row) => row.path)}::text[], ${plain((row) => row.bucket)}::smallint[],
        ${plain((row) => row.value)}::float8[], ${texts((row) => row.data)}::jsonb[]
      ) as one (day, site_id, key, position, at_ms, kind, name, origin, path, bucket, value, data)
    ), there as (
      select id from site where id = any (${[...new Set(rows.map((row) => row.siteId))]}::uuid[])
      order by id for key share
    ), added as (
      insert into telemetry_record (day, site_id, key, position, at, kind, name, origin, path, bucket, value, data)
      select day, site_id, key, position, to_timestamp(at_ms / 1000), kind, name, origin, path, bucket, value, data
      from sent join there on there.id = sent.site_id
      order by site_id, key, position
      on conflict do nothing
      returning site_id, at, kind, name, origin, path, bucket, value
    )
    insert into telemetry_hour as known (site_id, hour, kind, name, origin, path, bucket, count, sum)
    select site_id, date_bin('1 hour', at, 'epoch'), kind, name, origin, path, bucket, count(*), coalesce(sum(value), 0)
    from added
    group by 1, 2, 3, 4, 5, 6, 7
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (site_id, hour, kind, name, origin, path, bucket)
    do update set count = known.count + excluded.count, sum = known.sum + excluded.sum`.execute(db);
}

/** An array as PostgreSQL reads it, of values that need no quotes: ids, days, numbers. The driver would quote each. */
function plainArray(rows: readonly RecordRow[], read: (row: RecordRow) => string | number | null): string {
  return `{${rows.map((row) => read(row) ?? 'null').join(',')}}`;
}
