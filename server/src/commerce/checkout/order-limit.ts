import { countRates, type RateLimit } from '../../http/rate-limit';
import type { Database } from '../../schema/database';

const WINDOW_MS = 900_000;
/** A class of thirty behind one address may still order. */
const BY_ORIGIN: RateLimit = { what: 'commerce/order by origin', most: 60, windowMs: WINDOW_MS };
/** Each is a letter to an address that nobody has confirmed. */
const BY_EMAIL: RateLimit = { what: 'commerce/order by e-mail', most: 10, windowMs: WINDOW_MS };

/** Whose order, and from where. */
export interface OrderAttempt {
  readonly siteId: string;
  readonly origin: string;
  readonly email: string;
}

/** Counts an order that is about to be stored; the milliseconds to wait where there have been too many. */
export function countOrder(db: Database, { siteId, origin, email }: OrderAttempt): Promise<number | undefined> {
  return countRates(db, [
    [BY_ORIGIN, { siteId, address: origin }],
    [BY_EMAIL, { siteId, address: email.toLowerCase() }],
  ]);
}
