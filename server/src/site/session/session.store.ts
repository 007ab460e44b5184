import type { WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import { isConfirmed, isLongUnseen, isSessionAlive, noteSeen, type SessionToken } from './session-rows';
import type { SignedInAccount } from './signed-in-account';

/**
 * The session's account; undefined if the token is unknown, ended or of another site, or the account has lost its roles.
 */
export async function findSession(db: Database, sent: SessionToken): Promise<SignedInAccount | undefined> {
  const rows = await db
    .selectFrom('account_session as session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('website_role', (join) =>
      join
        .onRef('website_role.account_id', '=', 'session.account_id')
        .onRef('website_role.site_id', '=', 'session.site_id'),
    )
    .select([
      'account.id',
      'account.email',
      'account.display_name',
      'account.platform_role',
      'website_role.role',
      'session.id as sessionId',
      'session.started_at',
    ])
    .select([isLongUnseen().as('isLongUnseen'), isConfirmed().as('isConfirmed')])
    .where('session.token_hash', '=', tokenHash(sent.token))
    .where('session.site_id', '=', sent.siteId)
    .where(isSessionAlive())
    .orderBy('website_role.role')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  if (first.isLongUnseen) await noteSeen(db, 'account', sent);
  const { id, email, display_name: displayName, platform_role: platformRole, started_at: since, sessionId } = first;
  const { isConfirmed: wasConfirmed } = first;
  const roles = rows.map(({ role }) => role as WebsiteRoleNumber);
  return {
    id,
    email,
    displayName,
    roles,
    since,
    sessionId,
    isConfirmed: wasConfirmed,
    ...(platformRole ? { platformRole } : {}),
  };
}
