import type { FastifyInstance } from 'fastify';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { Database } from '../../platform/schema/database';
import { accountOf } from '../session/account-of-request';
import { isClosedTo } from './is-closed-to';
import { sendClosed } from './send-closed';

/**
 * Ways that owners need, what tells robots where not to go, and the pages, among which the composer knows those that stay.
 * A route that is not among them is closed.
 */
const OPEN_ROUTES: readonly string[] = [
  '/api/config/',
  '/api/auth/',
  '/images/',
  '/favicon.',
  '/robots.txt',
  ...Object.values(BILLING_PLAN_CALLS).map(({ path }) => path),
];
const PAGES = '/*';

/** Refuses the calls of visitors to a site that is closed to them: nothing that they send is taken. */
export function registerClosedSites(app: FastifyInstance, db: Database): void {
  app.addHook('onRequest', async (request, reply) => {
    const { site, routeOptions } = request;
    const { url: route = '' } = routeOptions;
    if (!site || !isClosedTo(site, undefined)) return undefined;
    if (route === PAGES || OPEN_ROUTES.some((open) => route.startsWith(open))) return undefined;
    return isClosedTo(site, await accountOf(db, request)) ? sendClosed(request, reply, site) : undefined;
  });
}
