import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { setCookie } from './site-cookies';

/** As many as a visitor goes back to without script. */
const KEPT = 8;
const RADIX = 36;
const REVISION = /^[0-9a-z]{1,10}$/;

/** Revisions of the changes of a cart this browser has been told of; garbage counts as none. */
export function answeredChanges(request: FastifyRequest): readonly number[] {
  const parts = (request.cookies[COOKIE.cartAnswered] ?? '').split('.');
  return parts.filter((part) => REVISION.test(part)).map((part) => Number.parseInt(part, RADIX));
}

/**
 * Tells the browser that this change has been answered. The note comes with the answer: a browser that has it and sends
 * the same form again means it, one that lost the answer has no note.
 */
export function noteAnswered(request: FastifyRequest, reply: FastifyReply, revision: number): void {
  const known = answeredChanges(request).filter((other) => other !== revision);
  const value = [...known, revision]
    .slice(-KEPT)
    .map((one) => one.toString(RADIX))
    .join('.');
  setCookie(reply, { name: COOKIE.cartAnswered, value }, { httpOnly: true });
}
