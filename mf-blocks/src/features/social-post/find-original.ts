import { bluesky } from './networks/bluesky';
import { mastodon } from './networks/mastodon';
import type { KnownPost } from './networks/social-network';
import { x } from './networks/x';

const NETWORKS = [x, bluesky, mastodon] as const;

/** Where a quoted post is. */
export interface Original {
  readonly href: string;
  /** Name of the network, or the host of an address that is of none. */
  readonly site: string;
  /** Undefined at an address of no known network. */
  readonly post: KnownPost | undefined;
}

/** Finds out where a post is; undefined for anything but an https address of a web page. */
export function findOriginal(address: string): Original | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password) return undefined;
  for (const network of NETWORKS) {
    const post = network.find(url);
    if (post) return { href: post.href, site: network.name, post };
  }
  return { href: url.href, site: url.host, post: undefined };
}
