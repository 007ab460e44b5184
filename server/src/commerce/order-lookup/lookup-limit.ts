import { countRates, type RateLimit } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

const WINDOW_MS = 900_000;
const BY_ORIGIN: RateLimit = { what: 'commerce/order-lookup by origin', most: 30, windowMs: WINDOW_MS };
/** Emails to one address, whoever requests them; addresses without orders count too. */
const BY_EMAIL: RateLimit = { what: 'commerce/order-lookup by email', most: 5, windowMs: WINDOW_MS };

export interface LookupAttempt {
  readonly siteId: string;
  readonly origin: string;
  readonly email: string;
}

/** Counts a look-up; returns the milliseconds to wait after too many. */
export function countLookup(db: Database, { siteId, origin, email }: LookupAttempt): Promise<number | undefined> {
  return countRates(db, [
    [BY_ORIGIN, { siteId, address: origin }],
    [BY_EMAIL, { siteId, address: email }],
  ]);
}
