import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { COOKIE, HOST_COOKIE_PREFIX, PREVIEW_COOKIE } from 'shared-types/site/cookie';
import { UNPREFIXED_COOKIES } from 'shared-types/site/unprefixed-cookies';

/** Both ends of the proxy, as scheme, host and port. */
export interface Ends {
  readonly site: string;
  readonly here: string;
}

/** Hop-by-hop headers (RFC 9110, section 7.6.1). */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
/** Headers about the site's own connection, or requests for reports about these pages. */
const OF_SITE = [
  'strict-transport-security',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'content-security-policy-report-only',
];
/** Browsers accept such names only over https. */
const PREFIXED = /^__(Host|Secure)-/i;
const HERE_PREFIXED = /^over-(Host|Secure)-/;
/** Cookies with that prefix over https, which scripts of these pages expect without it over http. */
const OF_RUNTIME: ReadonlySet<string> = new Set(
  [...Object.values(COOKIE), ...Object.values(PREVIEW_COOKIE)].filter((name) => !UNPREFIXED_COOKIES.includes(name)),
);

/** A browser's headers as the site should see them. */
export function headersForSite(headers: IncomingHttpHeaders, { site, here }: Ends): OutgoingHttpHeaders {
  const { cookie, origin, referer, ...rest } = without(headers, OF_CONNECTION);
  return {
    ...rest,
    host: new URL(site).host,
    // The answer must be readable to be changed.
    'accept-encoding': 'identity',
    ...(cookie !== undefined && { cookie: cookiesForSite(String(cookie), site) }),
    // The site must still refuse requests from other websites.
    ...(origin !== undefined && { origin: origin === here ? site : origin }),
    ...(referer !== undefined && { referer: movedAddress(String(referer), { from: here, to: site }) }),
  };
}

/** The site's headers as the browser should see them. */
export function headersFromSite(headers: IncomingHttpHeaders, { site, here }: Ends): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies, ...rest } = without(headers, [...OF_CONNECTION, ...OF_SITE]);
  return {
    ...rest,
    ...(location !== undefined && { location: movedAddress(String(location), { from: site, to: here }) }),
    ...(cookies !== undefined && { 'set-cookie': (cookies as string[]).map(cookieFromSite) }),
  };
}

/** Changes a cookie of the site for a page over http on this machine, which would refuse it otherwise. */
export function cookieFromSite(line: string): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const isWide = attributes.some((attribute) => /^samesite=none$/i.test(attribute));
  const left = attributes.filter((attribute) => !/^(secure|partitioned|domain=.*|samesite=none)$/i.test(attribute));
  return [nameHere(pair), ...left, ...(isWide ? ['SameSite=Lax'] : [])].join('; ');
}

/** Gives the browser's cookies the names that the site uses. */
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

/** Replaces the origin of an address of the other end; other addresses stay. */
function movedAddress(address: string, { from, to }: { readonly from: string; readonly to: string }): string {
  return address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : address;
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
