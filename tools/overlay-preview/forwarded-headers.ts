import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { COOKIE, HOST_COOKIE_PREFIX, PREVIEW_COOKIE } from 'shared-types/site/cookie';
import { UNPREFIXED_COOKIES } from 'shared-types/site/unprefixed-cookies';

/** The two ends of what is forwarded, each as scheme, host and port. */
export interface Ends {
  /** The site's. */
  readonly site: string;
  /** That of the page in the browser. */
  readonly here: string;
}

/** What concerns one connection alone (RFC 9110, section 7.6.1). */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
/** What the site says of its own connection, or asks to be told: it is told nothing of these pages. */
const OF_SITE = [
  'strict-transport-security',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'content-security-policy-report-only',
];
/** A name that begins so is taken over https alone. */
const PREFIXED = /^__(Host|Secure)-/i;
const HERE_PREFIXED = /^over-(Host|Secure)-/;
/** Cookies of the runtime that have the prefix over https. The page here is at http, where its scripts look for them without it. */
const OF_RUNTIME: ReadonlySet<string> = new Set(
  [...Object.values(COOKIE), ...Object.values(PREVIEW_COOKIE)].filter((name) => !UNPREFIXED_COOKIES.includes(name)),
);

/** A browser's headers as the site is to see them: as if the page were its own. */
export function headersForSite(headers: IncomingHttpHeaders, { site, here }: Ends): OutgoingHttpHeaders {
  const { cookie, origin, referer, ...rest } = without(headers, OF_CONNECTION);
  return {
    ...rest,
    host: new URL(site).host,
    // What is changed on the way must be readable.
    'accept-encoding': 'identity',
    ...(cookie !== undefined && { cookie: cookiesForSite(String(cookie), site) }),
    // Another website's stays: the site then refuses what it would refuse.
    ...(origin !== undefined && { origin: origin === here ? site : origin }),
    ...(referer !== undefined && { referer: movedAddress(String(referer), { from: here, to: site }) }),
  };
}

/** The site's headers as the browser is to see them: as if this were the site. */
export function headersFromSite(headers: IncomingHttpHeaders, { site, here }: Ends): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies, ...rest } = without(headers, [...OF_CONNECTION, ...OF_SITE]);
  return {
    ...rest,
    ...(location !== undefined && { location: movedAddress(String(location), { from: site, to: here }) }),
    ...(cookies !== undefined && { 'set-cookie': (cookies as string[]).map(cookieFromSite) }),
  };
}

/** A cookie that the site sets, for a page over http on this machine: it would not be taken as the site writes it. */
export function cookieFromSite(line: string): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const isWide = attributes.some((attribute) => /^samesite=none$/i.test(attribute));
  const left = attributes.filter((attribute) => !/^(secure|partitioned|domain=.*|samesite=none)$/i.test(attribute));
  return [nameHere(pair), ...left, ...(isWide ? ['SameSite=Lax'] : [])].join('; ');
}

/** The browser's cookies with the names the site, as scheme and host, gave them. */
export function cookiesForSite(line: string, site: string): string {
  const isSecure = site.startsWith('https:');
  const named = (cookie: string): string =>
    isSecure && isOfRuntime(cookie)
      ? HOST_COOKIE_PREFIX + cookie
      : cookie.replace(HERE_PREFIXED, (_, word: string) => `__${word}-`);
  return line
    .split(';')
    .map((cookie) => named(cookie.trim()))
    .join('; ');
}

function nameHere(pair: string): string {
  const bare = pair.startsWith(HOST_COOKIE_PREFIX) ? pair.slice(HOST_COOKIE_PREFIX.length) : '';
  return isOfRuntime(bare) ? bare : pair.replace(PREFIXED, (_, word: string) => `over-${word}-`);
}

function isOfRuntime(pair: string): boolean {
  const [name = ''] = pair.split('=');
  return OF_RUNTIME.has(name) || name.startsWith(`${COOKIE.unlocked}-`);
}

/** An address on the other end; one that leads elsewhere stays. */
function movedAddress(address: string, { from, to }: { readonly from: string; readonly to: string }): string {
  return address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : address;
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
