import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalHost } from '../host/canonical-host';

const PAGES = '/*';
/** The admin area stays open at every host, because sign-ins belong to one host. */
const STAYS = /^\/(?:config|api|\.well-known)(?:[/?]|$)/;
/** A page that answers a form of this host, whose state is in a cookie of this host. */
const ANSWERS_FORM = /[?&]sent=/;

/**
 * Leads visitors from other hosts of a site to its main domain, with path and query. Browsers do not keep the redirect, so
 * that none leads to a domain which was removed since.
 */
export function registerMainDomain(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const origin = mainOriginFor(request);
    if (origin === undefined) return undefined;
    return redirect(reply, origin + pathOf(request));
  });
}

function mainOriginFor(request: FastifyRequest): string | undefined {
  const { site, routeOptions, hostname } = request;
  const main = site?.mainDomain;
  if (!main || main.until.getTime() <= Date.now() || canonicalHost(hostname) === main.host) return undefined;
  const isPage = routeOptions.url === PAGES && ['GET', 'HEAD'].includes(request.method);
  if (!isPage || STAYS.test(request.url) || ANSWERS_FORM.test(request.url) || !isVisit(request)) return undefined;
  return `https://${main.host}`;
}

/** False for scripts and frames, which must not be led to another origin. Search engines send neither header. */
function isVisit({ headers }: FastifyRequest): boolean {
  const { accept = '', 'sec-fetch-dest': destination = 'document' } = headers;
  return destination === 'document' && !/application\/json|text\/event-stream/.test(accept);
}

/** Begins with one slash, so that it stays a path. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(address, 301);
}
