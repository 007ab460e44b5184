import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, VISITOR_COOKIE_SECONDS, VISIT_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { allowsAnalytics } from '../../consent/allows-analytics';
import { visitorOf } from '../../http/visitor';
import { readVisitor, visitorNow, writeVisitor, type VisitorRecord } from './visit';

/** A bar may stand in a cookie as it is; pages read the value as the specification writes it. */
const OPTIONS = { path: '/', sameSite: 'lax', secure: 'auto', encode: String } as const;

/** The visitor of a request as of now, and whether the request begins a visit. */
export interface VisitNow {
  readonly visitor: VisitorRecord;
  readonly begins: boolean;
}

/** The visit of this request. `told` is the cookie's value as the page sends it, for a browser that sends no cookies with the call. */
export function visitOf({ cookies }: FastifyRequest, told?: string): VisitNow {
  const known = cookies[COOKIE.visitor] ?? told;
  const visitor = visitorNow({ visitor: known, visit: cookies[COOKIE.visit] }, Date.now());
  return { visitor, begins: readVisitor(known)?.count !== visitor.count };
}

/**
 * Sets the cookies of visitor and visit again.
 *
 * @implements VISIT-03 VISIT-05 VISIT-09
 */
export function rememberVisit(reply: FastifyReply, visitor: VisitorRecord): void {
  void reply.setCookie(COOKIE.visitor, writeVisitor(visitor), { ...OPTIONS, maxAge: VISITOR_COOKIE_SECONDS });
  void reply.setCookie(COOKIE.visit, String(Date.now()), { ...OPTIONS, maxAge: VISIT_COOKIE_SECONDS });
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
