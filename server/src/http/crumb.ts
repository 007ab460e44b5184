import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';

const CRUMB = /^[A-Za-z0-9_-]{22}$/;
const CRUMB_BYTES = 16;

/** A fresh anti-forgery token. */
function createCrumb(): string {
  return randomBytes(CRUMB_BYTES).toString('base64url');
}

/** The request's crumb, or a fresh one that the reply then sets. Cookies are bound to the host, and so is the crumb. */
export function ensureCrumb(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[COOKIE.crumb];
  return known && CRUMB.test(known) ? known : renewCrumb(reply);
}

/** Sets a fresh crumb. The page must be able to read it, so the cookie is not HttpOnly. */
export function renewCrumb(reply: FastifyReply): string {
  const crumb = createCrumb();
  void reply.setCookie(COOKIE.crumb, crumb, { path: '/', sameSite: 'lax', secure: 'auto' });
  return crumb;
}

/** True where the sent crumb is the one in the cookie. */
export function isCrumbRight(request: FastifyRequest, sent: unknown): boolean {
  const known = request.cookies[COOKIE.crumb];
  if (typeof sent !== 'string' || !known || !CRUMB.test(known)) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
