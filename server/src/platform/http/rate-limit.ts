import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../schema/database';

export interface RateLimit {
  /** What is limited, for example `forms/save <form id>`. */
  readonly what: string;
  readonly most: number;
  readonly windowMs: number;
}

export interface RateSubject {
  readonly siteId: string;
  /** The sender's address or another key; stored as a hash until the window has ended. */
  readonly address: string;
}

export interface RateCount {
  readonly isWithin: boolean;
  readonly endsInMs: number;
}

/** Counts once; false if the limit is exceeded. */
export async function isWithinRate(db: Database, subject: RateSubject, limit: RateLimit): Promise<boolean> {
  return (await countRate(db, subject, limit)).isWithin;
}

/** Counts once, in a window that starts with the first count. All instances share the table. */
export async function countRate(
  db: Database,
  subject: RateSubject,
  { what, most, windowMs }: RateLimit,
): Promise<RateCount> {
  const { siteId } = subject;
  const bucket = rateBucket(subject, what);
  const { rows } = await sql<{ count: number; endsInMs: number }>`
    insert into rate_window as known (site_id, bucket, ends_at, count)
    values (${siteId}, ${bucket}, now() + make_interval(secs => ${windowMs / 1000}), 1)
    on conflict (site_id, bucket) do update set
      count = case when known.ends_at <= now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning count, (extract(epoch from ends_at - now()) * 1000)::float8 as "endsInMs"`.execute(db);
  const { count, endsInMs } = rows[0] ?? { count: 0, endsInMs: 0 };
  return { isWithin: count <= most, endsInMs };
}

/** Counts once under each limit until one is exceeded; then returns the milliseconds to wait. */
export async function countRates(
  db: Database,
  limits: readonly (readonly [RateLimit, RateSubject])[],
): Promise<number | undefined> {
  for (const [limit, subject] of limits) {
    const { isWithin, endsInMs } = await countRate(db, subject, limit);
    if (!isWithin) return endsInMs;
  }
  return undefined;
}

/** Undoes one count; the window and its other counts stay. */
export async function takeBackRate(db: Database, subject: RateSubject, { what }: RateLimit): Promise<void> {
  await db
    .updateTable('rate_window')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('site_id', '=', subject.siteId)
    .where('bucket', '=', rateBucket(subject, what))
    .execute();
}

export interface CountedRate {
  readonly siteId: string;
  readonly buckets: readonly string[];
  readonly at: Date;
  readonly windowMs: number;
}

/** Undoes one count in each window that was open at that time; windows that have restarted since did not count it. */
export async function takeBackCounted(db: Database, { siteId, buckets, at, windowMs }: CountedRate): Promise<void> {
  if (buckets.length === 0) return;
  await db
    .updateTable('rate_window')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('site_id', '=', siteId)
    .where('bucket', 'in', buckets)
    // Times read from the database have lost their microseconds.
    .where('ends_at', '<=', new Date(at.getTime() + windowMs + 1))
    .execute();
}

export async function forgetRate(db: Database, subject: RateSubject, { what }: RateLimit): Promise<void> {
  await db
    .deleteFrom('rate_window')
    .where('site_id', '=', subject.siteId)
    .where('bucket', '=', rateBucket(subject, what))
    .execute();
}

/** Deletes ended windows, and returns their number. Skips windows that transactions have locked. */
export async function sweepRateWindows(db: Database): Promise<number> {
  const ended = db
    .selectFrom('rate_window')
    .select(['site_id', 'bucket'])
    .where('ends_at', '<=', sql<Date>`now()`);
  const { numDeletedRows } = await db
    .deleteFrom('rate_window')
    .where((eb) =>
      eb(eb.refTuple('site_id', 'bucket'), 'in', ended.forUpdate().skipLocked().$asTuple('site_id', 'bucket')),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function rateBucket({ siteId, address }: RateSubject, what: string): string {
  return hash('sha256', JSON.stringify([siteId, what, address]), 'base64url');
}
