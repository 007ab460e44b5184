import type { Database } from '../../platform/schema/database';
import { isSessionAlive } from '../../site/session/session-rows';

/** Nobody looks through more. */
const MOST = 100;

/** Whose sessions are meant, and at which site. */
export interface SessionsOwner {
  readonly siteId: string;
  readonly accountId: string;
}

/** The account's sessions at the site that are not over; those that were used last come first. */
export function findSessions(db: Database, { siteId, accountId }: SessionsOwner) {
  return db
    .selectFrom('account_session as session')
    .select(['session.id', 'session.browser', 'session.platform'])
    .select(['session.started_at as startedAt', 'session.seen_at as seenAt'])
    .where('session.site_id', '=', siteId)
    .where('session.account_id', '=', accountId)
    .where(isSessionAlive())
    .orderBy('session.seen_at', 'desc')
    .orderBy('session.id')
    .limit(MOST)
    .execute();
}

/** Ends one of them; one that is nobody's, over or another account's is left as it is. */
export async function endOwnSession(db: Database, owner: SessionsOwner, id: string): Promise<void> {
  await ownedBy(db, owner).where('id', '=', id).execute();
}

/** Ends all of them but one. */
export async function endOtherSessions(db: Database, owner: SessionsOwner, kept: string): Promise<void> {
  await ownedBy(db, owner).where('id', '!=', kept).execute();
}

function ownedBy(db: Database, { siteId, accountId }: SessionsOwner) {
  return db.deleteFrom('account_session').where('site_id', '=', siteId).where('account_id', '=', accountId);
}
