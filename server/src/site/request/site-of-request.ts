import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf, type Language } from '../../platform/language';
import type { Site } from '../directory/site';
import type { SiteDirectory } from '../directory/site-directory';
import { sameSitePath } from '../../platform/http/same-site-path';
import { unknownHostPage } from './unknown-host-page';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site the request's host belongs to, in the language that is asked for; absent on routes of the machine itself. */
    site?: Site;
  }
}

/** Finds every request's site by its host; an unknown host gets a plain page that says so. */
export function registerSiteLookup(app: FastifyInstance, sites: SiteDirectory): void {
  app.decorateRequest('site', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.withoutSite) return;
    const site = await sites.byHost(request.hostname);
    if (site) request.site = siteLocaleFor(site, request);
    else await reply.code(404).type('text/html; charset=utf-8').send(unknownHostPage(request.hostname));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that belong to no site. */
    withoutSite?: boolean;
  }
}

/**
 * The site in the language of the page that asks. A call names the language as the one it accepts; an address that leads to
 * a page elsewhere names that page as `return`. A browser's own inputs do not count: its visitor has chosen the page.
 */
function siteLocaleFor(site: Site, { headers, query, url }: FastifyRequest): Site {
  if ((headers.accept ?? '').includes('application/json')) return site.siteLocaleIn(headers['accept-language']);
  const { return: back } = query as { readonly return?: unknown };
  return site.siteLocaleAt(sameSitePath(back) ?? url);
}

/** The request's site. Throws where a route without a site asks for one, which is a mistake in the code. */
export function siteOf(request: FastifyRequest): Site {
  if (!request.site) throw new Error(`${request.url} has no site.`);
  return request.site;
}

/** The language a request is answered in; English where it belongs to no site. */
export function languageOfRequest({ site }: FastifyRequest): Language {
  return site ? languageOf(site) : 'en';
}
