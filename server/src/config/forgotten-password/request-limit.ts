import { countRates, type RateLimit } from '../../http/rate-limit';
import type { Database } from '../../schema/database';
import type { SignInAttempt } from '../../site/session/sign-in-limit';

const WINDOW_MS = 900_000;
/** Letters that one origin asks for: as many as it may try to sign in. */
const BY_ORIGIN: RateLimit = { what: 'config/forgotten-password by origin', most: 30, windowMs: WINDOW_MS };
/**
 * Letters to one address, whoever asks for them. A new one ends those before it, so they are few: the last of them then
 * works until its time is up, and nobody can go on ending it. An address without account counts alike.
 */
const BY_EMAIL: RateLimit = { what: 'config/forgotten-password by e-mail', most: 5, windowMs: WINDOW_MS };

/** Counts a letter that is asked for; the milliseconds to wait where there have been too many. */
export function countRequest(
  db: Database,
  { siteId, origin, email }: Omit<SignInAttempt, 'door'>,
): Promise<number | undefined> {
  return countRates(db, [
    [BY_ORIGIN, { siteId, address: origin }],
    [BY_EMAIL, { siteId, address: email }],
  ]);
}
