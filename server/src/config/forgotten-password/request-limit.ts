import { countRates, type RateLimit } from '../../http/rate-limit';
import type { Database } from '../../schema/database';
import type { SignInAttempt } from '../../site/session/sign-in-limit';

const WINDOW_MS = 900_000;
/** Letters that one origin asks for: as many as it may try to sign in. */
const MOST_BY_ORIGIN = 30;
/** Letters to one address, whoever asks for them: so few that they fill no mailbox. An address of nobody's counts alike. */
const MOST_BY_EMAIL = 5;

/** Counts a letter that is asked for; the milliseconds to wait where there have been too many. */
export function countRequest(
  db: Database,
  { door, siteId, origin, email }: SignInAttempt,
): Promise<number | undefined> {
  return countRates(db, [
    [limit(`${door} by origin`, MOST_BY_ORIGIN), { siteId, address: origin }],
    [limit(`${door} by email`, MOST_BY_EMAIL), { siteId, address: email }],
  ]);
}

function limit(what: string, most: number): RateLimit {
  return { what, most, windowMs: WINDOW_MS };
}
