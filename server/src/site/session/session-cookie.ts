import type { FastifyReply } from 'fastify';
import { COOKIE, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { SessionState } from 'shared-types/site/people/session';
import { clearCookie, setCookie } from '../../platform/http/cookie/site-cookies';

export function rememberSession(reply: FastifyReply, token: string): void {
  setCookie(reply, { name: COOKIE.session, value: token }, { httpOnly: true, maxAge: SESSION_COOKIE_SECONDS });
}

/** Sets the member's session cookie, for the maximum age of the session or until the browser closes. */
export function rememberMember(reply: FastifyReply, token: string, isLasting: boolean): void {
  const lifetime = isLasting ? { maxAge: SESSION_COOKIE_SECONDS } : {};
  setCookie(reply, { name: COOKIE.member, value: token }, { httpOnly: true, ...lifetime });
}

export function forgetMember(reply: FastifyReply): void {
  clearCookie(reply, COOKIE.member);
}

/**
 * Deletes the session cookie, and the shared identifier of the last site.
 *
 * @implements LOGOUT-06
 */
export function forgetSession(reply: FastifyReply): void {
  clearCookie(reply, COOKIE.lastId);
  clearCookie(reply, COOKIE.session);
}

interface SignedIn {
  readonly account: object | boolean | undefined;
  readonly member: object | boolean | undefined;
}

/** The state event of the session. Its revision is the time, so that the latest one wins in all tabs. */
export function sessionState({ account, member }: SignedIn, at = new Date()): SessionState {
  return { revision: at.getTime(), member: Boolean(member), account: Boolean(account) };
}
