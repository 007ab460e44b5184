import type { FastifyReply } from 'fastify';
import { withQuery, type Redirection } from '../../directory/redirect-finder';
import type { Site } from '../../directory/site';
import { escapedPath, tidyPath } from '../../directory/tidy-path';

/** An owner may put a page at an address of before; browsers then find it within the hour. */
const AN_HOUR = 'private, max-age=3600';

/**
 * Where an address leads at which there is no page: to the page it was meant for, where only case, slashes or an index
 * file's name are amiss; else where the site says.
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
  // As it is first: the token of an order is told from others by its case.
  for (const to of new Set([tidy, tidy.toLowerCase()].map(escapedPath))) {
    const own = ownAddress(site, to);
    if (own !== path && (await isThere(own))) return { to: own, isTemporary: false };
  }
  return site.redirectOf(tidy);
}

/** A path with the slash at its end, or without, that its page's address has. */
function ownAddress(site: Site, path: string): string {
  const hasSlash = site.pageAt(path)?.page.path.endsWith('/') ?? path.endsWith('/');
  return hasSlash && !path.endsWith('/') ? `${path}/` : path;
}

/** Sends a visitor there, with the query the visitor came with. */
export function sendRedirect(reply: FastifyReply, { to, isTemporary }: Redirection, search: string): FastifyReply {
  return reply
    .header('cache-control', isTemporary ? 'private, no-cache' : AN_HOUR)
    .redirect(withQuery(to, search), isTemporary ? 302 : 301);
}
