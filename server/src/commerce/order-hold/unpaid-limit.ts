import { countRate, rateBucket, takeBackRate, type RateLimit, type RateSubject } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

/** Unpaid orders are counted per hour. */
export const UNPAID_WINDOW_MS = 3_600_000;

export interface UnpaidOrder {
  readonly siteId: string;
  /** Sender of the request, for rate limits. */
  readonly sender: string;
  readonly email: string;
  /** Hourly limit per sender, and per email address. */
  readonly most: number;
}

/** The windows that count it, or the milliseconds to wait. */
export type UnpaidCount =
  | { readonly ok: true; readonly buckets: readonly string[] }
  | { readonly ok: false; readonly waitMs: number };

/** Counts an unpaid order before it is stored. Payment removes it from the count. */
export async function countUnpaid(db: Database, { siteId, sender, email, most }: UnpaidOrder): Promise<UnpaidCount> {
  const limits: readonly (readonly [RateLimit, RateSubject])[] = [
    [limitOf('origin', most), { siteId, address: sender }],
    [limitOf('email', most), { siteId, address: email.trim().toLowerCase() }],
  ];
  for (const [index, [limit, subject]] of limits.entries()) {
    const { isWithin, endsInMs } = await countRate(db, subject, limit);
    if (isWithin) continue;
    // A refused order does not count. Paying an existing one makes room.
    for (const [counted, of] of limits.slice(0, index + 1)) await takeBackRate(db, of, counted);
    return { ok: false, waitMs: endsInMs };
  }
  return { ok: true, buckets: limits.map(([{ what }, subject]) => rateBucket(subject, what)) };
}

function limitOf(by: 'origin' | 'email', most: number): RateLimit {
  return { what: `commerce/unpaid order by ${by}`, most, windowMs: UNPAID_WINDOW_MS };
}
