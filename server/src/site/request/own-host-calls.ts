import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_HEADER } from 'shared-types/site/cookie';
import type { SiteDirectory } from '../directory/site-directory';
import { identifierOf } from '../host/identifier-of';
import { ownOrigin } from '../../platform/http/origin';
import { refuse } from './refusal';

/** What a page of ours asks with, beyond what every page may. */
const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = `accept-language, content-type, ${CRUMB_HEADER}`;
/** How long a browser remembers that it may ask, in seconds. */
const REMEMBERED_SECONDS = 7200;
const NO_CONTENT = 204;

/** What is needed to tell a site's hosts. */
interface Hosts {
  readonly sites: Pick<SiteDirectory, 'byHost'>;
  /** The product host. */
  readonly appDomain: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** True for a call that a page at one of the site's own hosts makes to the site's name on the product host. */
    isFromOwnHost: boolean;
  }
}

/**
 * Answers the calls that a page at a host of the site's own makes to the site's name on the product host: its browser may send
 * cookies with them and hand over the reply. Calls of every other origin are refused.
 *
 * @implements SRV-35
 */
export function registerOwnHostCalls(app: FastifyInstance, hosts: Hosts): void {
  app.decorateRequest('isFromOwnHost', false);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/') || origin === ownOrigin(request)) return;
    // A cache must not hand what one origin may read to another.
    void reply.header('vary', 'Origin');
    request.isFromOwnHost = await isOwnHost(request, origin, hosts);
    if (request.isFromOwnHost) return welcome(request, reply, origin);
    // What changes something refuses by itself, a form without script with a page.
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return refuse(reply, 'site/origin');
  });
}

async function isOwnHost(request: FastifyRequest, origin: string, { sites, appDomain }: Hosts): Promise<boolean> {
  // The request's own host may be no host at all where no site was found by it.
  if (!request.site || identifierOf(request.hostname, appDomain) === undefined || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const isServed = ['http:', 'https:'].includes(protocol) && (port === '' || port === new URL(ownOrigin(request)).port);
  return isServed && (await sites.byHost(hostname))?.id === request.site.id;
}

function welcome({ method, headers }: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply | undefined {
  void reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
  return reply
    .code(NO_CONTENT)
    .headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': REMEMBERED_SECONDS,
    })
    .send();
}
