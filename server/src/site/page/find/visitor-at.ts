import type { FastifyRequest } from 'fastify';
import { visitorOf, type Visitor } from '../../request/visitor';
import type { SitePage } from '../../directory/site-page';
import { isUnlocked } from '../../lock-screen/unlocked';
import { memberOf } from '../../member-session/member-of-request';
import { accountOf } from '../../session/account-of-request';
import { isGuarded } from './page-access';
import type { PageDeps } from '../page-deps';

/**
 * The visitor, with account and member. Without the database, public pages are served as to an anonymous visitor, and
 * restricted pages are unavailable.
 */
export async function visitorAt(
  deps: Pick<PageDeps, 'db' | 'log'>,
  request: FastifyRequest,
  page: SitePage | undefined,
): Promise<Visitor> {
  const visitor = { ...visitorOf(request), isUnlocked: page !== undefined && isUnlocked(request, page) };
  try {
    const [account, member] = await Promise.all([accountOf(deps.db, request), memberOf(deps.db, request)]);
    return { ...visitor, ...(account && { account }), ...(member && { member }) };
  } catch (error) {
    if (page && isGuarded(page)) throw error;
    deps.log.error({ err: error }, 'the session could not be read');
    return visitor;
  }
}
