import { countRates, forgetRate, type RateLimit } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

/** Codes for one account, from everywhere: a guess has a chance of three in a million. Only who knows the password gets this far. */
const BY_ACCOUNT: RateLimit = { what: 'admin/second-step by account', most: 20, windowMs: 3_600_000 };
/** Codes from one origin, for any account. */
const BY_ORIGIN: RateLimit = { what: 'admin/second-step by origin', most: 30, windowMs: 900_000 };
/** Passkeys that one origin asks for: each request stores a challenge. */
const PASSKEYS: RateLimit = { what: 'admin/passkey by origin', most: 60, windowMs: 900_000 };

export interface SecondStepAttempt {
  readonly siteId: string;
  readonly accountId: string;
  /** Sender of the request, from `senderOf`. */
  readonly origin: string;
}

/** Counts a code; returns the milliseconds to wait after too many. */
export function countCode(db: Database, { siteId, accountId, origin }: SecondStepAttempt): Promise<number | undefined> {
  return countRates(db, [
    [BY_ORIGIN, { siteId, address: origin }],
    [BY_ACCOUNT, { siteId, address: accountId }],
  ]);
}

/** Resets the codes of an account, after a right one. */
export function forgetCodes(db: Database, { siteId, accountId }: SecondStepAttempt): Promise<void> {
  return forgetRate(db, { siteId, address: accountId }, BY_ACCOUNT);
}

export function countPasskeyRequest(
  db: Database,
  { siteId, origin }: Pick<SecondStepAttempt, 'siteId' | 'origin'>,
): Promise<number | undefined> {
  return countRates(db, [[PASSKEYS, { siteId, address: origin }]]);
}
