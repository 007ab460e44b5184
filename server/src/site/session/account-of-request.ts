import type { FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { oncePerRequest, tokenIn } from './once-per-request';
import { findSession } from './session.store';

export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return tokenIn(request, COOKIE.session);
}

/**
 * The account that is signed in at the request's site.
 *
 * @implements CTX-09
 */
export const accountOf = oncePerRequest(COOKIE.session, findSession);
