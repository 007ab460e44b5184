import type { FastifyReply } from 'fastify';
import { COOKIE, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { SessionFact } from 'shared-types/site/session';

/** Gives the browser the token of its session, for this host alone and out of the reach of scripts. */
export function rememberSession(reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE.session, token, {
    path: '/',
    maxAge: SESSION_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
  });
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

/** What pages are told from now on; the moment is the revision, so that the later word wins in all tabs. */
export function sessionFact(account: boolean, at = new Date()): SessionFact {
  return { revision: at.getTime(), member: false, account };
}
