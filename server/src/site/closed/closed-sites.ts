import type { FastifyInstance } from 'fastify';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { Database } from '../../platform/schema/database';
import { accountOf } from '../session/account-of-request';
import { isClosedTo } from './is-closed-to';
import { sendClosed } from './send-closed';

/** Routes that owners need, robots.txt, and pages, for which the composer decides. All other routes are closed. */
const OPEN_ROUTES: readonly string[] = [
  '/api/config/',
  '/api/auth/',
  '/images/',
  '/favicon.',
  '/robots.txt',
  ...Object.values(BILLING_PLAN_CALLS).map(({ path }) => path),
];
const PAGES = '/*';

/** Refuses calls of visitors to a closed site. */
export function registerClosedSites(app: FastifyInstance, db: Database): void {
  app.addHook('onRequest', async (request, reply) => {
    const { site, routeOptions } = request;
    const { url: route = '' } = routeOptions;
    if (!site || !isClosedTo(site, undefined)) return undefined;
    if (route === PAGES || OPEN_ROUTES.some((open) => route.startsWith(open))) return undefined;
    return isClosedTo(site, await accountOf(db, request)) ? sendClosed(request, reply, site) : undefined;
  });
}
