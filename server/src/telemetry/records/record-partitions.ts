import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

const DAY_MS = 86_400_000;
/** As far back as calls come under their own day, and two days ahead. */
const [DAYS_BACK, DAYS_AHEAD] = [8, 2];
/** How long each record is kept, and how long what was counted of them: a year can be compared with the one before. */
const RECORDS_KEPT_DAYS = 30;
const HOURS_KEPT_DAYS = 800;
/** Anyone who writes waits no longer than this for a table to come or go; else it is tried again an hour later. */
const LONGEST_LOCK = '2s';
const NAME = /^telemetry_record_(\d{4})(\d{2})(\d{2})$/;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Makes the tables of the days around now, and drops those of days whose records are no longer kept. */
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

/** Makes the table of a day, and moves what came for it before. Instances may do so at once: one does, the others find it there. */
async function makePartition(db: Database, day: string): Promise<void> {
  const name = `telemetry_record_${day.replaceAll('-', '')}`;
  const next = dayOf(Date.parse(day) + DAY_MS);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('telemetry partitions', 0))`.execute(trx);
    await sql.raw(`set local lock_timeout = '${LONGEST_LOCK}'`).execute(trx);
    if ((await partitions(trx)).has(day)) return;
    // Nobody may add to what is moved meanwhile.
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
