import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from '../site/directory/site';
import type { SiteDirectory } from '../site/directory/site-directory';
import { unknownHostPage } from './unknown-host-page';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site the request's host belongs to; absent on routes of the machine itself. */
    site?: Site;
  }
}

/** Finds every request's site by its host; an unknown host gets a plain page that says so. */
export function registerSiteLookup(app: FastifyInstance, sites: SiteDirectory): void {
  app.decorateRequest('site', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.withoutSite) return;
    const site = await sites.byHost(request.hostname);
    if (site) request.site = site;
    else await reply.code(404).type('text/html; charset=utf-8').send(unknownHostPage(request.hostname));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that belong to no site. */
    withoutSite?: boolean;
  }
}

/** The request's site. Throws where a route without a site asks for one, which is a mistake in the code. */
export function siteOf(request: FastifyRequest): Site {
  if (!request.site) throw new Error(`${request.url} has no site.`);
  return request.site;
}
