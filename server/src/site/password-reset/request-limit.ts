import { countRates, type RateLimit } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';
import type { SignInAttempt } from '../session/sign-in-limit';

const WINDOW_MS = 900_000;
/** Emails that one origin asks for: as many as it may try to sign in. */
const MOST_BY_ORIGIN = 30;
/** Emails to one address, no matter who asks for them: so few that they fill no mailbox. An address of nobody's counts alike. */
const MOST_BY_EMAIL = 5;

/** Counts an email that is asked for; the milliseconds to wait where there have been too many. */
export function countRequest(
  db: Database,
  { realm, siteId, origin, email }: SignInAttempt,
): Promise<number | undefined> {
  return countRates(db, [
    [limit(`${realm} by origin`, MOST_BY_ORIGIN), { siteId, address: origin }],
    [limit(`${realm} by email`, MOST_BY_EMAIL), { siteId, address: email }],
  ]);
}

function limit(what: string, most: number): RateLimit {
  return { what, most, windowMs: WINDOW_MS };
}
