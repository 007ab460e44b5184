import type { Database } from '../../platform/schema/database';
import { countRates, type RateLimit } from '../../platform/http/rate-limit';

const WINDOW_MS = 600_000;
/** More codes than anybody has; a hundred thousand guesses take a month. */
const BY_ORIGIN: RateLimit = { what: 'commerce/coupons by origin', most: 20, windowMs: WINDOW_MS };

/**
 * Counts an entered code, including correct ones, so that nobody can keep guessing. Returns the milliseconds to wait after
 * too many.
 */
export function countCode(db: Database, siteId: string, origin: string): Promise<number | undefined> {
  return countRates(db, [[BY_ORIGIN, { siteId, address: origin }]]);
}
