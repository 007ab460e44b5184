import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANNOUNCEMENT_COOKIE_SECONDS, COOKIE } from 'shared-types/site/cookie';
import { setCookie } from '../../platform/http/cookie/site-cookies';

/** The id of an announcement. */
export const ANNOUNCEMENT_ID = /^[A-Za-z0-9_-]{16}$/;

/** The announcement this browser has closed, by its id; garbage counts as none. */
export function closedAnnouncement({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[COOKIE.announcement];
  return id && ANNOUNCEMENT_ID.test(id) ? id : undefined;
}

/** A closed announcement, and for how long the browser may know. */
export interface ClosedAnnouncement {
  readonly id: string;
  /** False: until the browser closes, which is all the visitor has asked for by closing it. */
  readonly mayLast: boolean;
}

/** Has the browser remember it. The page reads it too, when it comes back out of the browser's memory: not HttpOnly. */
export function rememberClosed(reply: FastifyReply, { id, mayLast }: ClosedAnnouncement): void {
  const lifetime = mayLast ? { maxAge: ANNOUNCEMENT_COOKIE_SECONDS } : {};
  setCookie(reply, { name: COOKIE.announcement, value: id }, lifetime);
}

/** Has the browser remember what it knows for another time from now on: the visitor has chosen on the cookie banner. */
export function rememberClosedAgain(request: FastifyRequest, reply: FastifyReply, mayLast: boolean): void {
  const id = closedAnnouncement(request);
  if (id) rememberClosed(reply, { id, mayLast });
}
