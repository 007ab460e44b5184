import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import type { CookieSeal } from './cookie-seal';
import { cookieAfter, setCookie, valuesOf } from './site-cookies';

/** A random part, and the proof of whom it was given to. */
const CRUMB = /^([\w-]{22})([\w-]{22})$/;
const RANDOM_BYTES = 16;
/** Browsers take it with the reply to a page of another site, and keep it apart for the pages of that site. */
const CROSS_SITE = { sameSite: 'none', secure: true, partitioned: true } as const;
/** Crumbs that replies set: what such a reply shows must carry the new one. */
const renewed = new WeakMap<FastifyReply, string>();

/** Whom a crumb is given to: who copies it can use it with no session but this, and at no other host. */
export interface CrumbOwner {
  readonly host: string;
  /** The token of the account's session. */
  readonly session?: string | undefined;
  /** The token of the member's session. */
  readonly member?: string | undefined;
}

/** A fresh anti-forgery token of 44 characters. */
export function createCrumb(seal: CookieSeal, owner: CrumbOwner): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return random + seal.prove(provenParts(random, owner));
}

/** The crumb of the browser that asks; `undefined` where it has none that was given to it. */
export function crumbOf(request: FastifyRequest): string | undefined {
  const { cookies, hostname: host, server } = request;
  const owner = { host, session: cookies[COOKIE.session], member: cookies[COOKIE.member] };
  return valuesOf(request, COOKIE.crumb).find((crumb) => {
    const [, random, proof] = CRUMB.exec(crumb) ?? [];
    return random !== undefined && proof !== undefined && server.cookieSeal.isProven(provenParts(random, owner), proof);
  });
}

/** True where the browser sends a crumb's cookie at all, also one that is no longer right. */
export function keepsCookies(request: FastifyRequest): boolean {
  return valuesOf(request, COOKIE.crumb).some((crumb) => crumb !== '');
}

/** The crumb the browser has once this reply has arrived: the request's, or a fresh one that the reply sets. Cookies are bound to the host, and so is the crumb. */
export function ensureCrumb(request: FastifyRequest, reply: FastifyReply): string {
  return renewed.get(reply) ?? crumbOf(request) ?? renewCrumb(reply);
}

/** Sets a fresh crumb, for the sessions the browser has once this reply has arrived. The page must be able to read it, so the cookie is not HttpOnly. */
export function renewCrumb(reply: FastifyReply): string {
  const { hostname: host, isFromOwnHost, server } = reply.request;
  const [session, member] = [COOKIE.session, COOKIE.member].map((name) => cookieAfter(reply, name));
  const crumb = createCrumb(server.cookieSeal, { host, session, member });
  renewed.set(reply, crumb);
  setCookie(reply, { name: COOKIE.crumb, value: crumb }, isFromOwnHost ? CROSS_SITE : {});
  return crumb;
}

/** True where the sent crumb is the one in the cookie. */
export function isCrumbRight(request: FastifyRequest, sent: unknown): boolean {
  const known = crumbOf(request);
  if (typeof sent !== 'string' || known === undefined) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function provenParts(random: string, { host, session = '', member = '' }: CrumbOwner): readonly string[] {
  return [COOKIE.crumb, host, session, member, random];
}
