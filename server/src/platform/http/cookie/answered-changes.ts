import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { setCookie } from './site-cookies';

/** More than a visitor without script is likely to go back to. */
const KEPT = 8;
const RADIX = 36;
const REVISION = /^[0-9a-z]{1,10}$/;

/** Revisions of cart changes whose answers this browser has received; invalid parts are ignored. */
export function answeredChanges(request: FastifyRequest): readonly number[] {
  const parts = (request.cookies[COOKIE.cartAnswered] ?? '').split('.');
  return parts.filter((part) => REVISION.test(part)).map((part) => Number.parseInt(part, RADIX));
}

/** Marks a change as answered, in a cookie: the same form sent again with it is a second change, without it a retry. */
export function noteAnswered(request: FastifyRequest, reply: FastifyReply, revision: number): void {
  const known = answeredChanges(request).filter((other) => other !== revision);
  const value = [...known, revision]
    .slice(-KEPT)
    .map((one) => one.toString(RADIX))
    .join('.');
  setCookie(reply, { name: COOKIE.cartAnswered, value }, { httpOnly: true });
}
