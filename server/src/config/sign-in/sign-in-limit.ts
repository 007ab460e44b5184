import { countRate, forgetRate, type RateLimit, type RateSubject } from '../../http/rate-limit';
import type { Database } from '../../schema/database';

const WINDOW_MS = 900_000;
/** All attempts of one origin, right or wrong: several people may sign in behind one address. */
const BY_ORIGIN: RateLimit = { what: 'config/sign-in by origin', most: 30, windowMs: WINDOW_MS };
/** Attempts at one account, wherever they come from; a right one takes them back. An address without account counts alike. */
const BY_EMAIL: RateLimit = { what: 'config/sign-in by e-mail', most: 10, windowMs: WINDOW_MS };

/** Who tries to sign in, and as whom. */
export interface SignInAttempt {
  readonly siteId: string;
  /** Where the request came from. */
  readonly origin: string;
  readonly email: string;
}

/** Counts an attempt; the milliseconds to wait where there have been too many. */
export async function countAttempt(db: Database, attempt: SignInAttempt): Promise<number | undefined> {
  const { siteId, origin } = attempt;
  const byOrigin = await countRate(db, { siteId, address: origin }, BY_ORIGIN);
  if (!byOrigin.isWithin) return byOrigin.endsInMs;
  const byEmail = await countRate(db, accountOfAttempt(attempt), BY_EMAIL);
  return byEmail.isWithin ? undefined : byEmail.endsInMs;
}

/** Takes back what was counted at an account whose owner has signed in. */
export function forgetAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  return forgetRate(db, accountOfAttempt(attempt), BY_EMAIL);
}

function accountOfAttempt({ siteId, email }: SignInAttempt): RateSubject {
  return { siteId, address: email };
}
