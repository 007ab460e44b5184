import { createHash } from 'node:crypto';
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
  /** The address the request came from; kept as a hash, and only until the window has passed. */
  readonly address: string;
}

/** Counts one time more, in a window that opens with the first time. False where that is too often. All instances count in the same table. */
export async function isWithinRate(
  db: Database,
  { siteId, address }: RateSubject,
  { what, most, windowMs }: RateLimit,
): Promise<boolean> {
  const bucket = createHash('sha256')
    .update(JSON.stringify([siteId, what, address]))
    .digest('base64url');
  const { rows } = await sql<{ count: number; isNew: boolean }>`
    insert into rate_window as known (site_id, bucket, ends_at, count)
    values (${siteId}, ${bucket}, now() + make_interval(secs => ${windowMs / 1000}), 1)
    on conflict (site_id, bucket) do update set
      count = case when known.ends_at <= now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning count, xmax = 0 as "isNew"`.execute(db);
  const { count, isNew } = rows[0] ?? { count: 0, isNew: false };
  if (isNew)
    await db
      .deleteFrom('rate_window')
      .where('ends_at', '<=', sql<Date>`now()`)
      .execute();
  return count <= most;
}
