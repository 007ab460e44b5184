import type { Site } from '../directory/site';

/**
 * The scheme, host and port others are told of the site: the first of its own hosts, whichever of its names the visitor
 * came by, so that a page has one address.
 */
export function mainOriginOf({ hosts }: Pick<Site, 'hosts'>, origin: string): string {
  const url = new URL(origin);
  url.hostname = hosts[0] ?? url.hostname;
  return url.origin;
}
