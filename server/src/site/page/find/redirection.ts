import type { FastifyReply } from 'fastify';
import { withQuery, type Redirection } from '../../directory/redirect-finder';
import type { Site } from '../../directory/site';
import { escapedPath, tidyPath } from '../../directory/tidy-path';

/** Owners may create a page at an old address; browsers then find it within the hour. */
const AN_HOUR = 'private, max-age=3600';

/**
 * Where an address without a page leads: to the intended page, if only case, slashes or an index file name differ, else to
 * the site's redirect.
 *
 * @implements ROUTE-05
 */
export async function redirectionOf(
  site: Site,
  path: string,
  isThere: (path: string) => Promise<boolean>,
): Promise<Redirection | undefined> {
  const tidy = tidyPath(path);
  if (tidy === undefined) return undefined;
  // The exact case first, because order tokens are case-sensitive.
  for (const to of new Set([tidy, tidy.toLowerCase()].map(escapedPath))) {
    const own = ownAddress(site, to);
    if (own !== path && (await isThere(own))) return { to: own, isTemporary: false };
  }
  return site.redirectOf(tidy);
}

/** The path with or without a trailing slash, as its page has it. */
function ownAddress(site: Site, path: string): string {
  const hasSlash = site.pageAt(path)?.page.path.endsWith('/') ?? path.endsWith('/');
  return hasSlash && !path.endsWith('/') ? `${path}/` : path;
}

/** Redirects a visitor and keeps the query. */
export function sendRedirect(reply: FastifyReply, { to, isTemporary }: Redirection, search: string): FastifyReply {
  return reply
    .header('cache-control', isTemporary ? 'private, no-cache' : AN_HOUR)
    .redirect(withQuery(to, search), isTemporary ? 302 : 301);
}
