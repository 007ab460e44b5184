/** Telemetry: records by day, counts by hour, and refused records. */
export const TELEMETRY: readonly string[] = [
  // site_id is no foreign key: PostgreSQL would look the site up for each row. The writer locks the sites instead, and the
  // trigger below deletes their rows.
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
  // Records of days without a partition of their own: keys that contain no time, and those of wrong clocks.
  `create table telemetry_record_rest partition of telemetry_record default`,
  // Errors are few among the records and are looked up one by one.
  `create index telemetry_record_error on telemetry_record (site_id, at) where kind = 'error'`,
  // Each page keeps room, so that a row whose count grows stays on its page.
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
];
