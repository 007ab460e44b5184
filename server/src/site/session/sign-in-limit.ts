import { countRates, forgetRate, takeBackRate, type RateLimit, type RateSubject } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

/** The sign-in of accounts. */
export const ACCOUNT_REALM = 'admin/sign-in';
/** The sign-in of members. */
export const MEMBER_REALM = 'site/member-session';

const WINDOW_MS = 900_000;
/** All attempts of one origin, right or wrong, but right ones at a shared password: several people may sign in behind one address. */
const MOST_BY_ORIGIN = 30;
/** Attempts at one address from one origin; a right one takes them back. An address of nobody's counts alike. */
const MOST_BY_PAIR = 10;
/** Attempts at one address, wherever they come from: so many that nobody alone keeps its owner out. */
const MOST_BY_EMAIL = 100;

/** Who tries to sign in, where, and as whom. */
export interface SignInAttempt {
  /** Which sign-in it is, like `admin/sign-in`: attempts at one do not count at another. */
  readonly realm: string;
  readonly siteId: string;
  /** Who sent the request, as `senderOf` tells it. */
  readonly origin: string;
  readonly email: string;
}

type CountedAt = readonly [RateLimit, RateSubject];

/** Counts an attempt; the milliseconds to wait where there have been too many. */
export function countAttempt(db: Database, attempt: SignInAttempt): Promise<number | undefined> {
  return countRates(db, countedAt(attempt));
}

/** Takes back this one attempt, which was counted; those before it stay. */
export async function takeBackAttempt(db: Database, attempt: SignInAttempt): Promise<void> {
  for (const [limit, subject] of countedAt(attempt)) await takeBackRate(db, subject, limit);
}

/** Takes back what was counted at a name whose owner has signed in from here. */
export function forgetAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  return forget(db, byPair(attempt));
}

/** Takes back what was counted at a name, from here and in all: its password is another now. */
export async function forgetAllAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  await forgetAttempts(db, attempt);
  await forget(db, byEmail(attempt));
}

/** In this order, who is refused at an origin counts no further against the name. */
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
