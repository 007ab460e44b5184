import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

const DAY_MS = 86_400_000;
/** As many days back as late calls are believed, and two days ahead. */
const [DAYS_BACK, DAYS_AHEAD] = [8, 2];
/** Hourly counts are kept long enough to compare a year with the one before. */
const RECORDS_KEPT_DAYS = 30;
const HOURS_KEPT_DAYS = 800;
/** Writers wait at most this long for a table to be created or dropped; a failed attempt is repeated an hour later. */
const LONGEST_LOCK = '2s';
const NAME = /^telemetry_record_(\d{4})(\d{2})(\d{2})$/;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Creates the partitions of the days around now, and drops those past retention. */
export async function keepPartitions(db: Database, nowMs = Date.now()): Promise<void> {
  const days = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, index) =>
    dayOf(nowMs + (index - DAYS_BACK) * DAY_MS),
  );
  const there = await partitions(db);
  for (const day of days) if (!there.has(day)) await makePartition(db, day);
  const oldest = dayOf(nowMs - RECORDS_KEPT_DAYS * DAY_MS);
  for (const [day, name] of there) if (day < oldest) await dropPartition(db, name);
  await db.deleteFrom('telemetry_record_rest').where('at', '<', daysBefore(nowMs, RECORDS_KEPT_DAYS)).execute();
  await db.deleteFrom('telemetry_hour').where('hour', '<', daysBefore(nowMs, HOURS_KEPT_DAYS)).execute();
  await db.deleteFrom('telemetry_refusal').where('hour', '<', daysBefore(nowMs, HOURS_KEPT_DAYS)).execute();
}

const daysBefore = (nowMs: number, days: number) => new Date(nowMs - days * DAY_MS);

/** Names of the tables, by day. */
async function partitions(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'telemetry_record'::regclass`.execute(db);
  return new Map(
    rows.flatMap(({ name }) => {
      const [, year, month, day] = NAME.exec(name) ?? [];
      return day === undefined ? [] : [[`${year}-${month}-${day}`, name] as const];
    }),
  );
}

/** Creates the partition of a day, and moves its rows out of the default one. Instances may run this concurrently. */
async function makePartition(db: Database, day: string): Promise<void> {
  const name = `telemetry_record_${day.replaceAll('-', '')}`;
  const next = dayOf(Date.parse(day) + DAY_MS);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('telemetry partitions', 0))`.execute(trx);
    await sql.raw(`set local lock_timeout = '${LONGEST_LOCK}'`).execute(trx);
    if ((await partitions(trx)).has(day)) return;
    // Prevents inserts into the default partition during the move.
    await sql`lock table telemetry_record_rest in access exclusive mode`.execute(trx);
    await sql`create table ${sql.table(name)} (like telemetry_record including indexes)`.execute(trx);
    await sql`
      with moved as (delete from telemetry_record_rest where day = ${day}::date returning *)
      insert into ${sql.table(name)} select * from moved`.execute(trx);
    await sql`
      alter table telemetry_record attach partition ${sql.table(name)}
      for values from (${sql.lit(day)}) to (${sql.lit(next)})`.execute(trx);
  });
}

async function dropPartition(db: Database, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql.raw(`set local lock_timeout = '${LONGEST_LOCK}'`).execute(trx);
    await sql`drop table if exists ${sql.table(name)}`.execute(trx);
  });
}
