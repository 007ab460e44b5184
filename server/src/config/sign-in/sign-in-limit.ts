import { countRates, forgetRate, type RateLimit, type RateSubject } from '../../http/rate-limit';
import type { Database } from '../../schema/database';

const WINDOW_MS = 900_000;
/** All attempts of one origin, right or wrong: several people may sign in behind one address. */
const BY_ORIGIN: RateLimit = { what: 'config/sign-in by origin', most: 30, windowMs: WINDOW_MS };
/** Attempts at one account from one origin; a right one takes them back. An address without account counts alike. */
const BY_PAIR: RateLimit = { what: 'config/sign-in by origin and e-mail', most: 10, windowMs: WINDOW_MS };
/** Attempts at one account, wherever they come from: so many that nobody alone keeps its owner out. */
const BY_EMAIL: RateLimit = { what: 'config/sign-in by e-mail', most: 100, windowMs: WINDOW_MS };

/** Who tries to sign in, and as whom. */
export interface SignInAttempt {
  readonly siteId: string;
  /** Where the request came from. */
  readonly origin: string;
  readonly email: string;
}

/** Counts an attempt; the milliseconds to wait where there have been too many. */
export function countAttempt(db: Database, attempt: SignInAttempt): Promise<number | undefined> {
  return countRates(db, limitsOf(attempt));
}

/** Takes back what was counted at an account whose owner has signed in from here. */
export function forgetAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  return forgetRate(db, pairOf(attempt), BY_PAIR);
}

/** Takes back what was counted at an account, from here and in all: its password is another now. */
export async function forgetAccountAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  await forgetAttempts(db, attempt);
  await forgetRate(db, emailOf(attempt), BY_EMAIL);
}

/** In this order, who is refused at an origin counts no further against the account. */
function limitsOf(attempt: SignInAttempt): readonly (readonly [RateLimit, RateSubject])[] {
  const { siteId, origin } = attempt;
  return [
    [BY_ORIGIN, { siteId, address: origin }],
    [BY_PAIR, pairOf(attempt)],
    [BY_EMAIL, emailOf(attempt)],
  ];
}

function emailOf({ siteId, email }: SignInAttempt): RateSubject {
  return { siteId, address: email };
}

function pairOf({ siteId, origin, email }: SignInAttempt): RateSubject {
  return { siteId, address: JSON.stringify([origin, email]) };
}
