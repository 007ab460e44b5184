import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '../../platform/errors';
import { refuse } from '../request/refusal';
import { wantsJson } from '../../platform/http/wants-json';
import type { Site } from '../directory/site';
import { contentSecurityPolicy, createNonce, REPORTING_ENDPOINTS } from '../page/send/security-headers';
import { closedPage } from './closed-page';

/** Plans are usually renewed within days. With this header search engines keep their index of the site. */
const RETRY_AFTER_SECONDS = 86_400;

/** Answers that the site is not available: page requests with a page, scripts with an error code. */
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
