import { countRates, type RateLimit } from '../../http/rate-limit';
import type { Database } from '../../schema/database';

const WINDOW_MS = 900_000;
/** A class of thirty behind one address may still give. */
const BY_ORIGIN: RateLimit = { what: 'commerce/donation by origin', most: 60, windowMs: WINDOW_MS };
/** Each is a letter to an address that nobody has confirmed. */
const BY_EMAIL: RateLimit = { what: 'commerce/donation by e-mail', most: 10, windowMs: WINDOW_MS };

/** Whose donation, and from where. */
export interface DonationAttempt {
  readonly siteId: string;
  readonly origin: string;
  readonly email: string;
}

/** Counts a donation; the milliseconds to wait where there have been too many. */
export function countDonation(db: Database, { siteId, origin, email }: DonationAttempt): Promise<number | undefined> {
  return countRates(db, [
    [BY_ORIGIN, { siteId, address: origin }],
    [BY_EMAIL, { siteId, address: email.toLowerCase() }],
  ]);
}
