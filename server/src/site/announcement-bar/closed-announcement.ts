import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANNOUNCEMENT_COOKIE_SECONDS, COOKIE } from 'shared-types/site/cookie';
import { setCookie } from '../../platform/http/cookie/site-cookies';

export const ANNOUNCEMENT_ID = /^[A-Za-z0-9_-]{16}$/;

/** Id of the announcement this browser has closed; invalid values count as none. */
export function closedAnnouncement({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[COOKIE.announcement];
  return id && ANNOUNCEMENT_ID.test(id) ? id : undefined;
}

export interface ClosedAnnouncement {
  readonly id: string;
  /** False: only until the browser closes, for which no consent is needed. */
  readonly mayLast: boolean;
}

/** Sets the cookie. Not HttpOnly, because a page from the back-forward cache reads it too. */
export function rememberClosed(reply: FastifyReply, { id, mayLast }: ClosedAnnouncement): void {
  const lifetime = mayLast ? { maxAge: ANNOUNCEMENT_COOKIE_SECONDS } : {};
  setCookie(reply, { name: COOKIE.announcement, value: id }, lifetime);
}

/** Sets the cookie again with the new maximum age, after the visitor has made a choice on consent. */
export function rememberClosedAgain(request: FastifyRequest, reply: FastifyReply, mayLast: boolean): void {
  const id = closedAnnouncement(request);
  if (id) rememberClosed(reply, { id, mayLast });
}
