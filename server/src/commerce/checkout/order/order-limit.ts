import { countRates } from '../../../platform/http/rate-limit';
import type { Database } from '../../../platform/schema/database';

const WINDOW_MS = 900_000;
/** How much may be ordered from one sender, and for one email address: each order is an email that nobody has asked for yet. */
const MOST = {
  /** One form is all it takes. A class of thirty behind one address may still give. */
  alone: { byOrigin: 60, byEmail: 10 },
  /** A telephone network can have a town behind one address, and no shop turns a town away. */
  cart: { byOrigin: 600, byEmail: 50 },
} as const;

/** Whose order, of what, and from where. */
export interface OrderAttempt {
  readonly siteId: string;
  readonly what: keyof typeof MOST;
  readonly origin: string;
  readonly email: string;
}

/** Counts an order that is about to be stored; the milliseconds to wait where there have been too many. */
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
