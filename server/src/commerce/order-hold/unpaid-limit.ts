import { countRate, rateBucket, takeBackRate, type RateLimit, type RateSubject } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

/** Unpaid orders are counted by the hour. */
export const UNPAID_WINDOW_MS = 3_600_000;

/** An order that is about to be stored unpaid. */
export interface UnpaidOrder {
  readonly siteId: string;
  /** Who sent it, as far as limits tell. */
  readonly sender: string;
  readonly email: string;
  /** The most in an hour from one sender, and for one email address. */
  readonly most: number;
}

/** The windows that count it, or the milliseconds to wait where one of them is full. */
export type UnpaidCount =
  | { readonly ok: true; readonly buckets: readonly string[] }
  | { readonly ok: false; readonly waitMs: number };

/** Counts an order that is about to be stored unpaid. Once it is paid it is taken off again. */
export async function countUnpaid(db: Database, { siteId, sender, email, most }: UnpaidOrder): Promise<UnpaidCount> {
  const limits: readonly (readonly [RateLimit, RateSubject])[] = [
    [limitOf('origin', most), { siteId, address: sender }],
    [limitOf('email', most), { siteId, address: email.trim().toLowerCase() }],
  ];
  for (const [index, [limit, subject]] of limits.entries()) {
    const { isWithin, endsInMs } = await countRate(db, subject, limit);
    if (isWithin) continue;
    // What is refused is no order: paying for one of those there are makes room for another.
    for (const [counted, of] of limits.slice(0, index + 1)) await takeBackRate(db, of, counted);
    return { ok: false, waitMs: endsInMs };
  }
  return { ok: true, buckets: limits.map(([{ what }, subject]) => rateBucket(subject, what)) };
}

function limitOf(by: 'origin' | 'email', most: number): RateLimit {
  return { what: `commerce/unpaid order by ${by}`, most, windowMs: UNPAID_WINDOW_MS };
}
