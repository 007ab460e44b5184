import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, HOST_COOKIE_PREFIX, PREVIEW_COOKIE } from 'shared-types/site/cookie';
import { UNPREFIXED_COOKIES } from 'shared-types/site/unprefixed-cookies';
import type { CookieSeal } from './cookie-seal';
import { sentCookies } from './sent-cookies';

declare module 'fastify' {
  interface FastifyInstance {
    cookieSeal: CookieSeal;
  }
}

const UNPREFIXED: ReadonlySet<string> = new Set(UNPREFIXED_COOKIES);
/** Cookies without proof over http, because pages read or write them; the crumb contains a proof of its own. */
const UNSEALED: ReadonlySet<string> = new Set([
  ...UNPREFIXED,
  COOKIE.crumb,
  COOKIE.hasCart,
  COOKIE.sentDrafts,
  COOKIE.announcement,
  COOKIE.visitor,
  COOKIE.visit,
  ...Object.values(PREVIEW_COOKIE),
]);
const SEALED = /^(.*)~([\w-]{22})$/;

interface HostCookie {
  readonly host: string;
  readonly name: string;
  readonly value: string;
}

/** All values of each cookie that this host has set, in the order the browser sends them. */
const ownValues = new WeakMap<FastifyRequest, ReadonlyMap<string, readonly string[]>>();
const changes = new WeakMap<FastifyRequest, Map<string, string | undefined>>();

/**
 * Ignores cookies that neighbouring sites have set for the parent domain. Over https the name proves the host (RFC
 * 6265bis, `__Host-`), over http a proof in the value.
 */
export function registerSiteCookies(app: FastifyInstance, seal: CookieSeal): void {
  app.decorate('cookieSeal', seal);
  app.addHook('onRequest', async (request) => {
    const own = ownCookies(request);
    ownValues.set(request, own);
    request.cookies = Object.fromEntries([...own].map(([name, [first]]) => [name, first]));
  });
}

/** Every value of a cookie that this host may have set; crumbs must be checked one by one. */
export function valuesOf(request: FastifyRequest, name: string): readonly string[] {
  return ownValues.get(request)?.get(name) ?? [];
}

/** True if the browser still sends a cookie under its former name without the https prefix; the value is ignored. */
export function hasFormerCookie(request: FastifyRequest, name: string): boolean {
  return isSecure(request) && sentCookies(request.headers.cookie).some(([sent]) => sent === name);
}

/** The cookie's value in the browser after this reply. */
export function cookieAfter({ request }: FastifyReply, name: string): string | undefined {
  const changed = changes.get(request);
  return changed?.has(name) ? changed.get(name) : request.cookies[name];
}

export function setCookie(
  reply: FastifyReply,
  { name, value }: Omit<HostCookie, 'host'>,
  options: CookieSerializeOptions = {},
): void {
  noteChange(reply, name, value);
  const { hostname: host, server } = reply.request;
  const written = isSecure(reply.request) ? value : sealedValue(server.cookieSeal, { host, name, value });
  void reply.setCookie(browserName(reply.request, name), written, { ...attributesOf(reply), ...options });
}

export function clearCookie(reply: FastifyReply, name: string): void {
  noteChange(reply, name, undefined);
  void reply.clearCookie(browserName(reply.request, name), attributesOf(reply));
}

/** The value as stored in the browser over http. */
export function sealedValue(seal: CookieSeal, { host, name, value }: HostCookie): string {
  return UNSEALED.has(name) ? value : `${value}~${seal.prove([host, name, value])}`;
}

function openedValue(seal: CookieSeal, { host, name, value: sealed }: HostCookie): string | undefined {
  if (UNSEALED.has(name)) return sealed;
  const [, value, proof = ''] = SEALED.exec(sealed) ?? [];
  return value !== undefined && seal.isProven([host, name, value], proof) ? value : undefined;
}

function ownCookies(request: FastifyRequest): ReadonlyMap<string, readonly string[]> {
  const { hostname: host, server } = request;
  const own = new Map<string, string[]>();
  for (const [sentName, sent] of sentCookies(request.headers.cookie)) {
    const name = ownName(request, sentName);
    if (name === undefined) continue;
    const value = isSecure(request) ? sent : openedValue(server.cookieSeal, { host, name, value: sent });
    if (value !== undefined) own.set(name, [...(own.get(name) ?? []), value]);
  }
  return own;
}

/** The name without the https prefix; `undefined` if another host may have set the cookie. */
function ownName(request: FastifyRequest, name: string): string | undefined {
  if (!isSecure(request) || UNPREFIXED.has(name)) return name;
  return name.startsWith(HOST_COOKIE_PREFIX) ? name.slice(HOST_COOKIE_PREFIX.length) : undefined;
}

function browserName(request: FastifyRequest, name: string): string {
  return isSecure(request) && !UNPREFIXED.has(name) ? HOST_COOKIE_PREFIX + name : name;
}

function attributesOf({ request }: FastifyReply): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: isSecure(request) };
}

function noteChange({ request }: FastifyReply, name: string, value: string | undefined): void {
  changes.set(request, (changes.get(request) ?? new Map<string, string | undefined>()).set(name, value));
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}
