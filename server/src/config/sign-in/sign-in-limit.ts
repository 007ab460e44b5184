import { countRate, forgetRate, type RateLimit, type RateSubject } from '../../http/rate-limit';
import type { Database } from '../../schema/database';

const WINDOW_MS = 900_000;
/** All attempts of one origin, right or wrong: several people may sign in behind one address. */
const MOST_BY_ORIGIN = 30;
/** Attempts at one address from one origin; a right one takes them back. An address of nobody's counts alike. */
const MOST_BY_PAIR = 10;
/** Attempts at one address, wherever they come from: so many that nobody alone keeps its owner out. */
const MOST_BY_EMAIL = 100;

/** Who tries to sign in, where, and as whom. */
export interface SignInAttempt {
  /** The door, `config/sign-in`: attempts at one do not count at another. */
  readonly door: string;
  readonly siteId: string;
  /** Where the request came from. */
  readonly origin: string;
  readonly email: string;
}

type CountedAt = readonly [RateSubject, RateLimit];

/** Counts an attempt; the milliseconds to wait where there have been too many. */
export async function countAttempt(db: Database, attempt: SignInAttempt): Promise<number | undefined> {
  for (const [subject, limit] of limitsOf(attempt)) {
    const { isWithin, endsInMs } = await countRate(db, subject, limit);
    if (!isWithin) return endsInMs;
  }
  return undefined;
}

/** Takes back what was counted at an account whose owner has signed in from here. */
export function forgetAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  return forgetRate(db, ...byPair(attempt));
}

/** In this order, who is refused at an origin counts no further against the account. */
function limitsOf(attempt: SignInAttempt): readonly CountedAt[] {
  const { door, siteId, origin, email } = attempt;
  return [
    [
      { siteId, address: origin },
      { what: `${door} by origin`, most: MOST_BY_ORIGIN, windowMs: WINDOW_MS },
    ],
    byPair(attempt),
    [
      { siteId, address: email },
      { what: `${door} by e-mail`, most: MOST_BY_EMAIL, windowMs: WINDOW_MS },
    ],
  ];
}

function byPair({ door, siteId, origin, email }: SignInAttempt): CountedAt {
  return [
    { siteId, address: JSON.stringify([origin, email]) },
    { what: `${door} by origin and e-mail`, most: MOST_BY_PAIR, windowMs: WINDOW_MS },
  ];
}
