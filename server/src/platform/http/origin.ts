import type { FastifyRequest } from 'fastify';
import { limitQuery } from './sent/limited-query';

const PORT_AT_END = /:(\d{1,5})$/;
const HIGHEST_PORT = 65_535;
/** Ports that stand in no address of these schemes (URL Standard, section 4.2). */
const OWN_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };
/** A request may name its whole address (RFC 9112, section 3.2.2); nobody reads the host from there. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;

/**
 * Scheme, host and port the request says it was sent to, as the browser writes an origin: what an origin is compared with.
 * A port of anybody's choice may be in it; see `publicOrigin`.
 */
export function ownOrigin(request: FastifyRequest): string {
  // The host alone has been looked up: whatever else a forged header says, `shop.example:x@other.example`, stays out.
  return `${request.protocol}://${request.hostname}${portOf(request)}`;
}

/**
 * Scheme, host and port that others may be told. Of the port in the `Host` header only one is believed that leads here: the one
 * this server listens on, or the one it is configured to be reached by.
 */
export function publicOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.hostname}${publicPortOf(request)}`;
}

/** `:8080`, or nothing where the scheme's own port leads here or the header names one that does not. */
export function publicPortOf(request: Pick<FastifyRequest, 'host' | 'protocol'> & PortsKnown): string {
  const port = portOf(request);
  const known = [request.socket.localPort, request.server?.publicPort];
  return known.some((one) => one !== undefined && port === `:${one}`) ? port : '';
}

/** The ports that a request may come by. */
interface PortsKnown {
  readonly socket: { readonly localPort?: number | undefined };
  readonly server?: { readonly publicPort?: number | undefined };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The port that a proxy or a container is reached by, where it is not the scheme's own. */
    readonly publicPort?: number;
  }
}

/**
 * Nothing where the header names the port the scheme has anyway, as some proxies write it, or one that no computer has:
 * anyone who wrote that did not come by it.
 */
function portOf({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
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
  const url = new URL(`${publicOrigin(request)}${target.startsWith('/') ? '' : '/'}${target}`);
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
