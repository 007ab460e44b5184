import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, VISITOR_COOKIE_SECONDS, VISIT_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { allowsAnalytics } from '../../consent/allows-analytics';
import { visitorOf } from '../../http/visitor';
import { visitorNow, writeVisitor, type VisitorRecord } from './visit';

/** A bar may stand in a cookie as it is; pages read the value as the specification writes it. */
const OPTIONS = { path: '/', sameSite: 'lax', secure: 'auto', encode: String } as const;

/**
 * The visitor of this request, whose cookies the reply sets again. `told` is the cookie's value as the page sends it, for
 * a browser that sends no cookies with the call.
 *
 * @implements VISIT-03 VISIT-05 VISIT-09
 */
export function rememberVisit(request: FastifyRequest, reply: FastifyReply, told?: string): VisitorRecord {
  const nowMs = Date.now();
  const { [COOKIE.visitor]: cookie, [COOKIE.visit]: visit } = request.cookies;
  const visitor = visitorNow({ visitor: cookie ?? told, visit }, nowMs);
  void reply.setCookie(COOKIE.visitor, writeVisitor(visitor), { ...OPTIONS, maxAge: VISITOR_COOKIE_SECONDS });
  void reply.setCookie(COOKIE.visit, String(nowMs), { ...OPTIONS, maxAge: VISIT_COOKIE_SECONDS });
  return visitor;
}

/** Takes the cookies of visitor and visit away, where the browser has them. */
export function forgetVisits(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [COOKIE.visitor, COOKIE.visit])
    if (request.cookies[name] !== undefined) void reply.clearCookie(name, { path: '/' });
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
