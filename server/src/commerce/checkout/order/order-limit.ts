import { countRates } from '../../../platform/http/rate-limit';
import type { Database } from '../../../platform/schema/database';

const WINDOW_MS = 900_000;
/** Limits of orders per origin and email address: each order sends an unrequested email. */
const MOST = {
  /** Orders without a cart need one form only. A class of thirty behind one address may still donate. */
  alone: { byOrigin: 60, byEmail: 10 },
  /** A mobile network can have a whole town behind one address. */
  cart: { byOrigin: 600, byEmail: 50 },
} as const;

export interface OrderAttempt {
  readonly siteId: string;
  readonly what: keyof typeof MOST;
  readonly origin: string;
  readonly email: string;
}

/** Counts an order before it is stored; returns the milliseconds to wait if there were too many. */
export function countOrder(db: Database, { siteId, what, origin, email }: OrderAttempt): Promise<number | undefined> {
  const { byOrigin, byEmail } = MOST[what];
  return countRates(db, [
    [
      { what: 'commerce/order by origin', most: byOrigin, windowMs: WINDOW_MS },
      { siteId, address: origin },
    ],
    [
      { what: 'commerce/order by email', most: byEmail, windowMs: WINDOW_MS },
      { siteId, address: email.toLowerCase() },
    ],
  ]);
}
