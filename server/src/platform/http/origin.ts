import type { FastifyRequest } from 'fastify';
import { limitQuery } from './sent/limited-query';

const PORT_AT_END = /:(\d{1,5})$/;
const HIGHEST_PORT = 65_535;
/** Default ports, which URLs leave out (URL Standard, section 4.2). */
const OWN_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };
/** Requests may contain an absolute URL (RFC 9112, section 3.2.2); its host is ignored. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;

/** The origin the request says it was sent to, to compare with `Origin`. Its port may be forged; see `publicOrigin`. */
export function ownOrigin(request: FastifyRequest): string {
  // Only the host name is validated; the rest of a forged header, as in `shop.example:x@other.example`, is dropped.
  return `${request.protocol}://${request.hostname}${portOf(request)}`;
}

/** The origin to use in links. It contains only ports that lead here: the one listened on, or the public one. */
export function publicOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.hostname}${publicPortOf(request)}`;
}

/** `:8080`, or empty for the default port and for ports that do not lead here. */
export function publicPortOf(request: Pick<FastifyRequest, 'host' | 'protocol'> & PortsKnown): string {
  const port = portOf(request);
  const known = [request.socket.localPort, request.server?.publicPort];
  return known.some((one) => one !== undefined && port === `:${one}`) ? port : '';
}

interface PortsKnown {
  readonly socket: { readonly localPort?: number | undefined };
  readonly server?: { readonly publicPort?: number | undefined };
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly publicPort?: number;
  }
}

/** Empty for the default port, which some proxies send, and for numbers that are no port. */
function portOf({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  const [port = '', digits] = PORT_AT_END.exec(host) ?? [];
  const number = Number(digits);
  return number === OWN_PORTS[protocol] || number > HIGHEST_PORT ? '' : port;
}

/** The request's URL, or another path and query of its site, even if it begins with two slashes; up to 1000 keys. */
export function addressOf(request: FastifyRequest, sent = request.url): URL {
  const target = sent.replace(SCHEME_AND_HOST, '');
  const url = new URL(`${publicOrigin(request)}${target.startsWith('/') ? '' : '/'}${target}`);
  url.search = limitQuery(url.search);
  return url;
}

/** True unless the browser says that another website sent the request; a site's hosts count as one website. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(request) || request.isFromOwnHost;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
