import type { FastifyReply } from 'fastify';
import { COOKIE, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { SessionFact } from 'shared-types/site/session';

/** For this host alone and out of the reach of scripts. */
const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;

/** Gives the browser the token of its session as an account. */
export function rememberSession(reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE.session, token, { ...OPTIONS, maxAge: SESSION_COOKIE_SECONDS });
}

/** Gives the browser the token of its session as a member, for as long as the session may last or until it closes. */
export function rememberMember(reply: FastifyReply, token: string, isLasting: boolean): void {
  void reply.setCookie(COOKIE.member, token, { ...OPTIONS, ...(isLasting && { maxAge: SESSION_COOKIE_SECONDS }) });
}

/** Takes a member's token away. */
export function forgetMember(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE.member, { path: '/' });
}

/**
 * Takes the token away, and the shared identifier of the last site.
 *
 * @implements LOGOUT-06
 */
export function forgetSession(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE.lastId, { path: '/' });
  void reply.clearCookie(COOKIE.session, { path: '/' });
}

/** Who is signed in: what stands for nobody is absent or false. */
interface SignedIn {
  readonly account: object | boolean | undefined;
  readonly member: object | boolean | undefined;
}

/** What pages are told from now on; the moment is the revision, so that the later word wins in all tabs. */
export function sessionFact({ account, member }: SignedIn, at = new Date()): SessionFact {
  return { revision: at.getTime(), member: Boolean(member), account: Boolean(account) };
}
