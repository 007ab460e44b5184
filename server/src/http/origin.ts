import type { FastifyRequest } from 'fastify';
import { limitQuery } from './limited-query';

const PORT_AT_END = /:(\d{1,5})$/;
const HIGHEST_PORT = 65_535;
/** Ports that stand in no address of these schemes (URL Standard, section 4.2). */
const OWN_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };
/** A request may name its whole address (RFC 9112, section 3.2.2); nobody reads the host from there. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;

/** Scheme, host and port the request was sent to, as the browser writes an origin. */
export function ownOrigin(request: FastifyRequest): string {
  // The host alone has been looked up: whatever else a forged header says, `shop.example:x@other.example`, stays out.
  return `${request.protocol}://${request.hostname}${portOf(request)}`;
}

/**
 * Nothing where the header names the port the scheme has anyway, as some proxies write it, or one that no computer has:
 * whoever wrote that did not come by it.
 */
function portOf({ host, protocol }: FastifyRequest): string {
  const [port = '', digits] = PORT_AT_END.exec(host) ?? [];
  const number = Number(digits);
  return number === OWN_PORTS[protocol] || number > HIGHEST_PORT ? '' : port;
}

/**
 * The request's address, or that of another path and query of its site; of many keys the first thousand. The path is the
 * one that was sent: two slashes at its start name no other host.
 */
export function addressOf(request: FastifyRequest, sent = request.url): URL {
  const target = sent.replace(SCHEME_AND_HOST, '');
  const url = new URL(`${ownOrigin(request)}${target.startsWith('/') ? '' : '/'}${target}`);
  url.search = limitQuery(url.search);
  return url;
}

/**
 * True unless the browser says that another website sent the request: one of the site's own hosts is none. Old browsers say
 * nothing; the crumb then decides alone.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(request) || request.isFromOwnHost;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
