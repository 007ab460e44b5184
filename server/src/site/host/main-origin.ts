import type { Site } from '../directory/site';

/**
 * The site's public origin: the first of its own hosts, whichever host the visitor used, so that each page has one URL.
 */
export function mainOriginOf({ hosts }: Pick<Site, 'hosts'>, origin: string): string {
  const url = new URL(origin);
  url.hostname = hosts[0] ?? url.hostname;
  return url.origin;
}
