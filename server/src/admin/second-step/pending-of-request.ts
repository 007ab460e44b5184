import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, SECOND_STEP_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { clearCookie, setCookie } from '../../platform/http/cookie/site-cookies';
import type { Database } from '../../platform/schema/database';
import { siteOf } from '../../site/request/site-of-request';
import { tokenIn } from '../../site/session/once-per-request';
import type { SessionToken } from '../../site/session/session-rows';
import { findPending, type PendingSignIn } from './pending-sign-in.store';

export interface SentPending extends PendingSignIn {
  readonly sent: SessionToken;
}

/** The sign-in that this browser has begun, with its token. */
export async function pendingOf(db: Database, request: FastifyRequest): Promise<SentPending | undefined> {
  const token = tokenIn(request, COOKIE.secondStep);
  if (token === undefined) return undefined;
  const sent = { siteId: siteOf(request).id, token };
  const pending = await findPending(db, sent);
  return pending && { ...pending, sent };
}

export function rememberPending(reply: FastifyReply, token: string): void {
  const options = { httpOnly: true, maxAge: SECOND_STEP_COOKIE_SECONDS };
  setCookie(reply, { name: COOKIE.secondStep, value: token }, options);
}

export function forgetPending(reply: FastifyReply): void {
  clearCookie(reply, COOKIE.secondStep);
}
