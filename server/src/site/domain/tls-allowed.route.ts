import type { Route } from '../services';
import { canonicalHost } from '../host/canonical-host';

/** A longer one is no name of DNS. */
const LONGEST = 253;

/**
 * `GET /api/tls-allowed?domain=`: whether a proxy may get a certificate for a host, as Caddy asks before it does. 200 for hosts
 * at which a site answers, else 404. It tells no more than a request to the host would, and is answered from memory.
 */
export const tlsAllowedRoute: Route = (app, { sites }) => {
  app.get('/api/tls-allowed', { config: { withoutSite: true } }, async (request, reply) => {
    const { domain } = request.query as { readonly domain?: unknown };
    const isName = typeof domain === 'string' && domain !== '' && domain.length <= LONGEST;
    const isServed = isName && (await sites.hasHost(canonicalHost(domain)));
    return reply.code(isServed ? 200 : 404).send({ ok: isServed });
  });
};
