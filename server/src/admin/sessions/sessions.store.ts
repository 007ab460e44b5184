import type { Database } from '../../platform/schema/database';
import { isSessionAlive } from '../../site/session/session-rows';

/** More than anybody would look through. */
const MOST = 100;

export interface SessionsOwner {
  readonly siteId: string;
  readonly accountId: string;
}

/** The account's current sessions at the site; the last used come first. */
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

/** Ends a session of the account; ignores unknown, ended and other accounts' ids. */
export async function endOwnSession(db: Database, owner: SessionsOwner, id: string): Promise<void> {
  await ownedBy(db, owner).where('id', '=', id).execute();
}

export async function endOtherSessions(db: Database, owner: SessionsOwner, kept: string): Promise<void> {
  await ownedBy(db, owner).where('id', '!=', kept).execute();
}

function ownedBy(db: Database, { siteId, accountId }: SessionsOwner) {
  return db.deleteFrom('account_session').where('site_id', '=', siteId).where('account_id', '=', accountId);
}
