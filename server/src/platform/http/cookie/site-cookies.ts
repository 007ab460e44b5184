import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, HOST_COOKIE_PREFIX, PREVIEW_COOKIE } from 'shared-types/site/cookie';
import { UNPREFIXED_COOKIES } from 'shared-types/site/unprefixed-cookies';
import type { CookieSeal } from './cookie-seal';
import { sentCookies } from './sent-cookies';

declare module 'fastify' {
  interface FastifyInstance {
    /** Binds cookies to the host that sets them. */
    cookieSeal: CookieSeal;
  }
}

const UNPREFIXED: ReadonlySet<string> = new Set(UNPREFIXED_COOKIES);
/** Over http these carry no proof: scripts of pages write them, or read the value as it is. The crumb has a proof of its own. */
const UNSEALED: ReadonlySet<string> = new Set([
  ...UNPREFIXED,
  COOKIE.crumb,
  COOKIE.hasCart,
  COOKIE.announcement,
  COOKIE.visitor,
  COOKIE.visit,
  ...Object.values(PREVIEW_COOKIE),
]);
const SEALED = /^(.*)~([\w-]{22})$/;

/** A cookie of one host. */
interface HostCookie {
  readonly host: string;
  readonly name: string;
  readonly value: string;
}

/** All values of each cookie that this host itself has set, in the order the browser sends them. */
const ownValues = new WeakMap<FastifyRequest, ReadonlyMap<string, readonly string[]>>();
/** What replies change: the browser's cookies once the reply has arrived. */
const changes = new WeakMap<FastifyRequest, Map<string, string | undefined>>();

/**
 * Leaves a request only the cookies that its own host has set: sites on the product's host are neighbours, and a browser
 * sends each of them what any of them sets for the parent domain. Over https browsers guarantee it by the name
 * (RFC 6265bis, `__Host-`); over http the value carries a proof, made with a secret, that it was set for this host.
 */
export function registerSiteCookies(app: FastifyInstance, seal: CookieSeal): void {
  app.decorate('cookieSeal', seal);
  app.addHook('onRequest', async (request) => {
    const own = ownCookies(request);
    ownValues.set(request, own);
    request.cookies = Object.fromEntries([...own].map(([name, [first]]) => [name, first]));
  });
}

/** Every value of one cookie that this host may have set; the crumb's are to be looked at one by one. */
export function valuesOf(request: FastifyRequest, name: string): readonly string[] {
  return ownValues.get(request)?.get(name) ?? [];
}

/** True where the browser still sends a cookie under the name it had over https before the prefix; its value counts for nothing. */
export function hasFormerCookie(request: FastifyRequest, name: string): boolean {
  return isSecure(request) && sentCookies(request.headers.cookie).some(([sent]) => sent === name);
}

/** The cookie's value that the browser has once this reply has arrived. */
export function cookieAfter({ request }: FastifyReply, name: string): string | undefined {
  const changed = changes.get(request);
  return changed?.has(name) ? changed.get(name) : request.cookies[name];
}

/** Sets a cookie of this host for all of its paths. */
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

/** Takes a cookie of this host away. */
export function clearCookie(reply: FastifyReply, name: string): void {
  noteChange(reply, name, undefined);
  void reply.clearCookie(browserName(reply.request, name), attributesOf(reply));
}

/** The value as a browser keeps it over http. */
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

/** The name without what https adds to it; `undefined` where another host may have set the cookie. */
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
