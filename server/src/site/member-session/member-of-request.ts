import type { FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { oncePerRequest, tokenIn } from '../session/once-per-request';
import { findMemberSession } from './member.store';

export function memberTokenOf(request: FastifyRequest): string | undefined {
  return tokenIn(request, COOKIE.member);
}

/**
 * The member who is signed in at the request's site.
 *
 * @implements SESSION-01
 */
export const memberOf = oncePerRequest(COOKIE.member, findMemberSession);
