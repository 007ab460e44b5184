import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '../../platform/errors';
import { refuse } from '../request/refusal';
import { wantsJson } from '../../platform/http/wants-json';
import type { Site } from '../directory/site';
import { contentSecurityPolicy, createNonce, REPORTING_ENDPOINTS } from '../page/send/security-headers';
import { closedPage } from './closed-page';

/** A plan is seen to within days. Search engines keep what they know of a site that says when to come back. */
const RETRY_AFTER_SECONDS = 86_400;

/** Tells a visitor that the site is not available: anyone who asks for a page by a page, and a script by the code. */
export function sendClosed(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  void reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (wantsJson(request)) return refuse(reply, 'site/closed');
  const nonce = createNonce();
  return reply
    .code(ERRORS['site/closed'].status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('reporting-endpoints', REPORTING_ENDPOINTS)
    .header('content-security-policy', contentSecurityPolicy(nonce, request.protocol === 'https'))
    .send(closedPage({ site, nonce }));
}
