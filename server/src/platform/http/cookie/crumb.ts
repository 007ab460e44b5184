import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import type { CookieSeal } from './cookie-seal';
import { cookieAfter, setCookie, valuesOf } from './site-cookies';

/** A random part, then the proof of its owner. */
const CRUMB = /^([\w-]{22})([\w-]{22})$/;
const RANDOM_BYTES = 16;
/** Lets browsers accept the cookie with replies to pages on another host, stored separately for that host. */
const CROSS_SITE = { sameSite: 'none', secure: true, partitioned: true } as const;
/** Crumbs set by replies, whose pages must contain the new one. */
const renewed = new WeakMap<FastifyReply, string>();

/** The owner of a crumb: it is valid only with these sessions and on this host. */
export interface CrumbOwner {
  readonly host: string;
  readonly session?: string | undefined;
  readonly member?: string | undefined;
}

/** Creates an anti-forgery token of 44 characters. */
export function createCrumb(seal: CookieSeal, owner: CrumbOwner): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return random + seal.prove(provenParts(random, owner));
}

/** The browser's crumb; `undefined` if it has none that is valid for its host and sessions. */
export function crumbOf(request: FastifyRequest): string | undefined {
  const { cookies, hostname: host, server } = request;
  const owner = { host, session: cookies[COOKIE.session], member: cookies[COOKIE.member] };
  return valuesOf(request, COOKIE.crumb).find((crumb) => {
    const [, random, proof] = CRUMB.exec(crumb) ?? [];
    return random !== undefined && proof !== undefined && server.cookieSeal.isProven(provenParts(random, owner), proof);
  });
}

/** True if the browser sends a crumb cookie at all, even an invalid one. */
export function keepsCookies(request: FastifyRequest): boolean {
  return valuesOf(request, COOKIE.crumb).some((crumb) => crumb !== '');
}

/** The crumb the browser has after this reply: the current one, or a new one that the reply sets. */
export function ensureCrumb(request: FastifyRequest, reply: FastifyReply): string {
  return renewed.get(reply) ?? crumbOf(request) ?? renewCrumb(reply);
}

/** Sets a new crumb for the browser's sessions after this reply. Not HttpOnly, since the page must read it. */
export function renewCrumb(reply: FastifyReply): string {
  const { hostname: host, isFromOwnHost, server } = reply.request;
  const [session, member] = [COOKIE.session, COOKIE.member].map((name) => cookieAfter(reply, name));
  const crumb = createCrumb(server.cookieSeal, { host, session, member });
  renewed.set(reply, crumb);
  setCookie(reply, { name: COOKIE.crumb, value: crumb }, isFromOwnHost ? CROSS_SITE : {});
  return crumb;
}

/** True if the sent crumb equals the one in the cookie. */
export function isCrumbRight(request: FastifyRequest, sent: unknown): boolean {
  const known = crumbOf(request);
  if (typeof sent !== 'string' || known === undefined) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function provenParts(random: string, { host, session = '', member = '' }: CrumbOwner): readonly string[] {
  return [COOKIE.crumb, host, session, member, random];
}
