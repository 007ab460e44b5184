import { sql } from 'kysely';
import type { Database } from '../../schema/database';
import type { RecordRow } from './record-row';

/**
 * Writes rows into their days, and counts under their hours those that were not there before: both or neither. Rows of
 * sites that are gone are left out. Whoever writes goes through sites, records and hours in the same order, so that no two
 * wait for each other.
 */
export async function writeRecords(db: Database, rows: readonly RecordRow[]): Promise<void> {
  const column = <T>(read: (row: RecordRow) => T) => sql.val(rows.map(read));
  await sql`
    with sent as (
      select * from unnest(
        ${column((row) => row.day)}::date[], ${column((row) => row.siteId)}::uuid[], ${column((row) => row.key)}::uuid[],
        ${column((row) => row.position)}::smallint[], ${column((row) => new Date(row.atMs).toISOString())}::timestamptz[],
        ${column((row) => row.kind)}::text[], ${column((row) => row.name)}::text[], ${column((row) => row.origin)}::text[],
        ${column((row) => row.path)}::text[], ${column((row) => row.bucket)}::smallint[],
        ${column((row) => row.value)}::float8[], ${column((row) => row.data)}::jsonb[]
      ) as one (day, site_id, key, position, at, kind, name, origin, path, bucket, value, data)
    ), there as (
      select id from site where id = any (${[...new Set(rows.map((row) => row.siteId))].sort()}::uuid[])
      order by id for key share
    ), added as (
      insert into telemetry_record (day, site_id, key, position, at, kind, name, origin, path, bucket, value, data)
      select sent.* from sent join there on there.id = sent.site_id
      order by sent.site_id, sent.key, sent.position
      on conflict do nothing
      returning site_id, at, kind, name, origin, path, bucket, value
    )
    insert into telemetry_hour as known (site_id, hour, kind, name, origin, path, bucket, count, sum)
    select site_id, date_trunc('hour', at, 'UTC'), kind, name, origin, path, bucket, count(*), coalesce(sum(value), 0)
    from added
    group by 1, 2, 3, 4, 5, 6, 7
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (site_id, hour, kind, name, origin, path, bucket)
    do update set count = known.count + excluded.count, sum = known.sum + excluded.sum`.execute(db);
}
