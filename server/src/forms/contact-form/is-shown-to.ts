import type { FastifyRequest } from 'fastify';
import type { SitePage } from '../../site/directory/site-page';
import { isUnlocked } from '../../site/lock-screen/unlocked';
import { memberOf } from '../../site/member-session/member-of-request';
import { obstacleTo } from '../../site/page/find/page-access';
import type { Services } from '../../site/services';

/** False if the page is locked for the visitor, who then must not learn of its form. */
export async function isShownTo(db: Services['db'], request: FastifyRequest, page: SitePage): Promise<boolean> {
  const viewer = { member: await memberOf(db, request), isUnlocked: isUnlocked(request, page) };
  return obstacleTo(page, viewer) === undefined;
}
