import { countRates, forgetRate, takeBackRate, type RateLimit, type RateSubject } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

/** Sign-in of accounts. */
export const ACCOUNT_REALM = 'admin/sign-in';
/** Sign-in of members. */
export const MEMBER_REALM = 'site/member-session';

const WINDOW_MS = 900_000;
/** All attempts from one origin, except correct ones with a shared password: several people may share an IP address. */
const MOST_BY_ORIGIN = 30;
/** Attempts for one email address from one origin; a correct one resets them. Unknown addresses count too. */
const MOST_BY_PAIR = 10;
/** Attempts for one email address from all origins: high, so that a single attacker cannot lock its owner out. */
const MOST_BY_EMAIL = 100;

export interface SignInAttempt {
  /** Name of the sign-in, like `admin/sign-in`; each counts separately. */
  readonly realm: string;
  readonly siteId: string;
  /** Sender of the request, from `senderOf`. */
  readonly origin: string;
  readonly email: string;
}

type CountedAt = readonly [RateLimit, RateSubject];

/** Counts an attempt; returns the milliseconds to wait after too many. */
export function countAttempt(db: Database, attempt: SignInAttempt): Promise<number | undefined> {
  return countRates(db, countedAt(attempt));
}

/** Removes one attempt from the count. */
export async function takeBackAttempt(db: Database, attempt: SignInAttempt): Promise<void> {
  for (const [limit, subject] of countedAt(attempt)) await takeBackRate(db, subject, limit);
}

/** Resets the attempts for an email address from this origin. */
export function forgetAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  return forget(db, byPair(attempt));
}

/** Resets all attempts for an email address, after a change of its password. */
export async function forgetAllAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  await forgetAttempts(db, attempt);
  await forget(db, byEmail(attempt));
}

/** In this order: an origin over its limit does not count against the email address. */
function countedAt(attempt: SignInAttempt): readonly CountedAt[] {
  return [byOrigin(attempt), byPair(attempt), byEmail(attempt)];
}

function forget(db: Database, [limit, subject]: CountedAt): Promise<void> {
  return forgetRate(db, subject, limit);
}

function byOrigin({ realm, siteId, origin }: SignInAttempt): CountedAt {
  return [
    { what: `${realm} by origin`, most: MOST_BY_ORIGIN, windowMs: WINDOW_MS },
    { siteId, address: origin },
  ];
}

function byPair({ realm, siteId, origin, email }: SignInAttempt): CountedAt {
  return [
    { what: `${realm} by origin and email`, most: MOST_BY_PAIR, windowMs: WINDOW_MS },
    { siteId, address: JSON.stringify([origin, email]) },
  ];
}

function byEmail({ realm, siteId, email }: SignInAttempt): CountedAt {
  return [
    { what: `${realm} by email`, most: MOST_BY_EMAIL, windowMs: WINDOW_MS },
    { siteId, address: email },
  ];
}
