import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { RecordRow } from './record-row';

/** Columns that all rows of a call share; sent once, since parsing is most of the work. */
type CallColumns = Pick<RecordRow, 'day' | 'siteId' | 'key' | 'atMs' | 'kind' | 'path'>;

/**
 * Inserts rows and counts the new ones, in one transaction. Sites, records and hours are always locked in this order,
 * so that writers do not deadlock.
 */
export async function writeRecords(db: Database, rows: readonly RecordRow[]): Promise<void> {
  const { calls, callOf } = callsOf(rows);
  await sql`
    with call as (
      select * from unnest(
        ${plain(calls, ({ day }) => day)}::date[], ${plain(calls, ({ siteId }) => siteId)}::uuid[],
        ${plain(calls, ({ key }) => key)}::uuid[], ${plain(calls, ({ atMs }) => atMs)}::float8[],
        ${plain(calls, ({ kind }) => kind)}::text[], ${texts(calls, ({ path }) => path)}::text[]
      ) with ordinality as one (day, site_id, key, at_ms, kind, path, place)
    ), there as (
      select id from site where id = any (${[...new Set(calls.map(({ siteId }) => siteId))]}::uuid[])
      order by id for key share
    ), added as (
      insert into telemetry_record (day, site_id, key, position, at, kind, name, origin, path, bucket, value, data)
      select day, site_id, key, position, to_timestamp(at_ms / 1000), kind, name, origin, path, bucket, value, data
      from unnest(
        ${plain(rows, (_, index) => callOf[index] ?? null)}::int[], ${plain(rows, ({ position }) => position)}::smallint[],
        ${texts(rows, ({ name }) => name)}::text[], ${texts(rows, ({ origin }) => origin)}::text[],
        ${plain(rows, ({ bucket }) => bucket)}::smallint[], ${plain(rows, ({ value }) => value)}::float8[],
        ${texts(rows, ({ data }) => data)}::jsonb[]
      ) as one (call, position, name, origin, bucket, value, data)
      join call on call.place = one.call
      join there on there.id = call.site_id
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

/** The distinct calls of rows, and the index of each row's call from 1. */
function callsOf(rows: readonly RecordRow[]): { calls: readonly CallColumns[]; callOf: readonly number[] } {
  const calls: CallColumns[] = [];
  let last: RecordRow | undefined;
  const callOf = rows.map((row) => {
    if (!last || !isSameCall(last, row)) calls.push(row);
    last = row;
    return calls.length;
  });
  return { calls, callOf };
}

function isSameCall(a: RecordRow, b: RecordRow): boolean {
  return a.key === b.key && a.siteId === b.siteId && a.kind === b.kind && a.path === b.path && a.atMs === b.atMs;
}

/** A PostgreSQL array of values that need no quotes (ids, days, numbers); the driver would quote each. */
function plain<T>(rows: readonly T[], read: (row: T, index: number) => string | number | null): RawBuilder<unknown> {
  return sql`${`{${rows.map((row, index) => read(row, index) ?? 'null').join(',')}}`}`;
}

function texts<T>(rows: readonly T[], read: (row: T) => string | null): RawBuilder<unknown> {
  return sql`${rows.map(read)}`;
}
