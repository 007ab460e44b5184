import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { clearCookie, hasFormerCookie } from '../../platform/http/cookie/site-cookies';
import { visitorOf } from '../request/visitor';
import { allowsAnalytics } from './allows-analytics';

/** All that tells a visitor, a visit or a browser from another. */
const TRACKING_COOKIES = [COOKIE.visitor, COOKIE.visit, COOKIE.analyticsId, COOKIE.machineId, COOKIE.analyticsSession];

/** Takes the cookies of visitor, visit and analytics events away, where the browser has them. */
export function forgetVisits(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of TRACKING_COOKIES) {
    if (request.cookies[name] !== undefined) clearCookie(reply, name);
    // They last for two years, and were set without the prefix before.
    if (hasFormerCookie(request, name)) void reply.clearCookie(name, { path: '/' });
  }
}

/**
 * Every reply takes those cookies from a visitor who does not allow them.
 *
 * @implements CONS-28
 */
export function registerForgetting(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.site && !allowsAnalytics(request.site, visitorOf(request))) forgetVisits(request, reply);
  });
}
