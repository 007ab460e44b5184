import { FEED_PREFIX } from 'shared-types/blocks/journal/feed';

/** File name of the home page's feed, which has no path to be named by. */
const HOME = '/index';
const FEED = /^(\/.+)\.(xml|ics)$/;

export type FeedFormat = 'xml' | 'ics';

/** Path of a collection's feed. */
export function feedPath(collection: string, format: FeedFormat): string {
  return `${FEED_PREFIX}${collection === '/' ? HOME : collection.replace(/\/$/, '')}.${format}`;
}

/** The collection and format of a feed's path below `FEED_PREFIX`; undefined if it is none. */
export function readFeedPath(path: string): { readonly collection: string; readonly format: FeedFormat } | undefined {
  const [, collection, format] = FEED.exec(path) ?? [];
  if (collection === undefined) return undefined;
  return { collection: collection === HOME ? '/' : collection, format: format === 'ics' ? 'ics' : 'xml' };
}
