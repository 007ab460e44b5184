import { countRates, type RateLimit } from '../../platform/http/rate-limit';
import type { Database } from '../../platform/schema/database';

/** Limits emails from a site to people who did not request them. */
const BY_SITE: RateLimit = { what: 'admin/members invitations', most: 200, windowMs: 3_600_000 };
/** Limits such emails to one address. */
const BY_EMAIL: RateLimit = { what: 'admin/members invitations by email', most: 5, windowMs: 900_000 };

/** Counts an invitation; returns the milliseconds to wait if there were too many. */
export function countInvitation(
  db: Database,
  { siteId, email }: { readonly siteId: string; readonly email: string },
): Promise<number | undefined> {
  return countRates(db, [
    [BY_EMAIL, { siteId, address: email }],
    [BY_SITE, { siteId, address: siteId }],
  ]);
}
