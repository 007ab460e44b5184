import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../schema/database';

/** How often somebody may do something. */
export interface RateLimit {
  /** What is limited, for example `forms/save <form id>`. */
  readonly what: string;
  /** Most times in one window. */
  readonly most: number;
  readonly windowMs: number;
}

/** Who does it, and where. */
export interface RateSubject {
  readonly siteId: string;
  /** Who sent the request, or what else tells one from another; kept as a hash, and only until the window has passed. */
  readonly address: string;
}

/** What a window has counted, this time among it. */
export interface RateCount {
  readonly isWithin: boolean;
  /** Until the window ends. */
  readonly endsInMs: number;
}

/** Counts one time more. False where that is too often. */
export async function isWithinRate(db: Database, subject: RateSubject, limit: RateLimit): Promise<boolean> {
  return (await countRate(db, subject, limit)).isWithin;
}

/** Counts one time more, in a window that opens with the first time. All instances count in the same table. */
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

/**
 * Counts one time more under each limit, in their order; the milliseconds to wait where one of them is used up, after which
 * nothing more is counted.
 */
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

/** Takes back one time that was counted. Whatever else the window has counted stays, and it ends when it would have. */
export async function takeBackRate(db: Database, subject: RateSubject, { what }: RateLimit): Promise<void> {
  await db
    .updateTable('rate_window')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('site_id', '=', subject.siteId)
    .where('bucket', '=', rateBucket(subject, what))
    .execute();
}

/** What was counted in several windows, and when. */
export interface CountedRate {
  readonly siteId: string;
  /** Names of the windows. */
  readonly buckets: readonly string[];
  readonly at: Date;
  readonly windowMs: number;
}

/** Takes back one time from each window that still counts that moment: one that has begun anew since then never counted it. */
export async function takeBackCounted(db: Database, { siteId, buckets, at, windowMs }: CountedRate): Promise<void> {
  if (buckets.length === 0) return;
  await db
    .updateTable('rate_window')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('site_id', '=', siteId)
    .where('bucket', 'in', buckets)
    // A time that was read from the database has lost its microseconds.
    .where('ends_at', '<=', new Date(at.getTime() + windowMs + 1))
    .execute();
}

/** Takes back all that was counted in the window. */
export async function forgetRate(db: Database, subject: RateSubject, { what }: RateLimit): Promise<void> {
  await db
    .deleteFrom('rate_window')
    .where('site_id', '=', subject.siteId)
    .where('bucket', '=', rateBucket(subject, what))
    .execute();
}

/**
 * Forgets windows that have ended; answers how many. A job alone does: anyone who counts may hold windows of others until an order
 * stands. One that begins again at this moment stays.
 */
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

/** Names the window that counts a subject under a limit. It cannot be read back. */
export function rateBucket({ siteId, address }: RateSubject, what: string): string {
  return hash('sha256', JSON.stringify([siteId, what, address]), 'base64url');
}
