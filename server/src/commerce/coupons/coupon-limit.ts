import type { Database } from '../../platform/schema/database';
import { countRates, type RateLimit } from '../../platform/http/rate-limit';

const WINDOW_MS = 600_000;
/** More than anybody has at hand; a hundred thousand guesses take a month. */
const BY_ORIGIN: RateLimit = { what: 'commerce/coupons by origin', most: 20, windowMs: WINDOW_MS };

/**
 * Counts a code that is entered, a right one too: anyone who knows one must not guess on with it. The milliseconds to wait
 * where there have been too many.
 */
export function countCode(db: Database, siteId: string, origin: string): Promise<number | undefined> {
  return countRates(db, [[BY_ORIGIN, { siteId, address: origin }]]);
}
