import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';

const CRUMB = /^[A-Za-z0-9_-]{22}$/;
const CRUMB_BYTES = 16;
const SAME_SITE = { sameSite: 'lax', secure: 'auto' } as const;
/** Browsers take it with the reply to a page of another site, and keep it apart for the pages of that site. */
const CROSS_SITE = { sameSite: 'none', secure: true, partitioned: true } as const;
/** Crumbs that replies set: what such a reply shows must carry the new one. */
const renewed = new WeakMap<FastifyReply, string>();

/** A fresh anti-forgery token. */
function createCrumb(): string {
  return randomBytes(CRUMB_BYTES).toString('base64url');
}

/** The crumb of the browser that asks; `undefined` where it has none. */
export function crumbOf(request: FastifyRequest): string | undefined {
  const known = request.cookies[COOKIE.crumb];
  return known && CRUMB.test(known) ? known : undefined;
}

/** The crumb the browser has once this reply has arrived: the request's, or a fresh one that the reply sets. Cookies are bound to the host, and so is the crumb. */
export function ensureCrumb(request: FastifyRequest, reply: FastifyReply): string {
  return renewed.get(reply) ?? crumbOf(request) ?? renewCrumb(reply);
}

/** Sets a fresh crumb. The page must be able to read it, so the cookie is not HttpOnly. */
export function renewCrumb(reply: FastifyReply): string {
  const crumb = createCrumb();
  renewed.set(reply, crumb);
  void reply.setCookie(COOKIE.crumb, crumb, { path: '/', ...(reply.request.isFromOwnHost ? CROSS_SITE : SAME_SITE) });
  return crumb;
}

/** True where the sent crumb is the one in the cookie. */
export function isCrumbRight(request: FastifyRequest, sent: unknown): boolean {
  const known = crumbOf(request);
  if (typeof sent !== 'string' || known === undefined) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
