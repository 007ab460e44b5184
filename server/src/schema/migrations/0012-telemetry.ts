import { sql, type Kysely } from 'kysely';

/** Milliseconds since 1970 as the first twelve digits of a key of version 7, the rest by chance. */
const KEY = `(
  lpad(to_hex((extract(epoch from received_at) * 1000)::bigint), 12, '0')
  || '7' || substr(chance, 1, 3) || '8' || substr(chance, 4, 15)
)::uuid`;
const DAY = `(received_at at time zone 'UTC')::date`;
const pathOf = (url: string) =>
  `left(coalesce(nullif(regexp_replace(regexp_replace(${url}, '^[a-zA-Z]+://[^/?#]*', ''), '[?#].*$', ''), ''), '/'), 250)`;

const STATEMENTS = [
  // No reference to the site: PostgreSQL would look it up for each row. What writes holds the sites, the trigger clears up.
  `create table telemetry_record (
    day date not null,
    site_id uuid not null,
    key uuid not null,
    position smallint not null,
    at timestamptz not null,
    kind text collate "C" not null,
    name text collate "C" not null,
    origin text collate "C" not null,
    path text collate "C" not null,
    bucket smallint not null,
    value double precision,
    data jsonb,
    primary key (site_id, key, position, day)
  ) partition by range (day)`,
  // What has no day that could be: keys without a time, and those of wrong clocks.
  `create table telemetry_record_rest partition of telemetry_record default`,
  // Room in each page, so that a count that grows stays where it is.
  `create table telemetry_hour (
    site_id uuid not null,
    hour timestamptz not null,
    kind text collate "C" not null,
    name text collate "C" not null,
    origin text collate "C" not null,
    path text collate "C" not null,
    bucket smallint not null,
    count bigint not null,
    sum double precision not null,
    primary key (site_id, hour, kind, name, origin, path, bucket)
  ) with (fillfactor = 70)`,
  `create index telemetry_hour_time on telemetry_hour using brin (hour)`,
  `create table telemetry_refusal (
    site_id uuid not null,
    hour timestamptz not null,
    kind text collate "C" not null,
    reason text collate "C" not null,
    count bigint not null,
    primary key (site_id, hour, kind, reason)
  )`,
  `create function forget_telemetry() returns trigger language plpgsql as $$
    begin
      delete from telemetry_record where site_id = old.id;
      delete from telemetry_hour where site_id = old.id;
      delete from telemetry_refusal where site_id = old.id;
      return null;
    end
  $$`,
  `create trigger site_telemetry after delete on site for each row execute function forget_telemetry()`,
  // A visit's first hit, and a visitor's, were not told apart by a mark: the lowest of each number is it.
  `insert into telemetry_record
    select ${DAY}, site_id, ${KEY}, place, received_at, 'visit', told, 'page', ${pathOf('url')}, 0, null,
      case place when 0 then data || jsonb_build_object('visitorId', visitor_id, 'visitCount', visit_count) end
    from (
      select *, md5(random()::text || id) as chance,
        row_number() over (partition by site_id, visitor_id, visit_count order by id) = 1 and visitor_id <> '' as begins
      from page_hit
    ) hit
    cross join lateral (values (0, 'view'), (1, 'visit'), (2, 'visitor')) as record (place, told)
    where place = 0 or (begins and (place = 1 or visit_count = 1))`,
  `insert into telemetry_record
    select ${DAY}, site_id, ${KEY}, 0, received_at, 'error', '', left(origin, 80),
      ${pathOf(`coalesce(report->'data'->>'url', '')`)}, 0, null, report
    from (select *, md5(random()::text || id) as chance from javascript_error) report`,
  `insert into telemetry_hour
    select site_id, date_bin('1 hour', at, 'epoch'), kind, name, origin, path, bucket, count(*), 0
    from telemetry_record group by 1, 2, 3, 4, 5, 6, 7`,
  `drop table page_hit`,
  `drop table javascript_error`,
];

/** What pages tell, kept by day and counted by hour; page hits and reported errors move into it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
