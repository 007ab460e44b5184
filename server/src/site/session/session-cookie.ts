import type { FastifyReply } from 'fastify';
import { COOKIE, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { SessionState } from 'shared-types/site/people/session';
import { clearCookie, setCookie } from '../../platform/http/cookie/site-cookies';

/** Gives the browser the token of its session as an account. */
export function rememberSession(reply: FastifyReply, token: string): void {
  setCookie(reply, { name: COOKIE.session, value: token }, { httpOnly: true, maxAge: SESSION_COOKIE_SECONDS });
}

/** Gives the browser the token of its session as a member, for as long as the session may last or until it closes. */
export function rememberMember(reply: FastifyReply, token: string, isLasting: boolean): void {
  const lifetime = isLasting ? { maxAge: SESSION_COOKIE_SECONDS } : {};
  setCookie(reply, { name: COOKIE.member, value: token }, { httpOnly: true, ...lifetime });
}

/** Takes a member's token away. */
export function forgetMember(reply: FastifyReply): void {
  clearCookie(reply, COOKIE.member);
}

/**
 * Takes the token away, and the shared identifier of the last site.
 *
 * @implements LOGOUT-06
 */
export function forgetSession(reply: FastifyReply): void {
  clearCookie(reply, COOKIE.lastId);
  clearCookie(reply, COOKIE.session);
}

/** Who is signed in: what stands for nobody is absent or false. */
interface SignedIn {
  readonly account: object | boolean | undefined;
  readonly member: object | boolean | undefined;
}

/** What pages are told from now on; the moment is the revision, so that the later word wins in all tabs. */
export function sessionState({ account, member }: SignedIn, at = new Date()): SessionState {
  return { revision: at.getTime(), member: Boolean(member), account: Boolean(account) };
}
