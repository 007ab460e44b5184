import { countRates, type RateLimit } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

const WINDOW_MS = 900_000;
const BY_ORIGIN: RateLimit = { what: 'commerce/order-lookup by origin', most: 30, windowMs: WINDOW_MS };
/** Emails to one address, no matter who asks for them; one without an order counts alike. */
const BY_EMAIL: RateLimit = { what: 'commerce/order-lookup by email', most: 5, windowMs: WINDOW_MS };

/** Whose look-up, and from where. */
export interface LookupAttempt {
  readonly siteId: string;
  readonly origin: string;
  readonly email: string;
}

/** Counts a look-up; the milliseconds to wait where there have been too many. */
export function countLookup(db: Database, { siteId, origin, email }: LookupAttempt): Promise<number | undefined> {
  return countRates(db, [
    [BY_ORIGIN, { siteId, address: origin }],
    [BY_EMAIL, { siteId, address: email }],
  ]);
}
