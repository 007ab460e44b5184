import { FEED_CALLS } from 'shared-types/blocks/journal/feed';
import { publicOrigin } from '../../platform/http/origin';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { tidyPath } from '../../site/directory/tidy-path';
import { mainOriginOf } from '../../site/host/main-origin';
import { isGuarded } from '../../site/page/find/page-access';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { feedEvents } from '../events/feed-events';
import { iCalendar } from '../events/icalendar';
import { readFeedPath, type FeedFormat } from './feed-path';
import { postsOf } from '../journal/posts-of';
import { rssXml } from './rss';

/** Short, since readers ask every few minutes at most. */
const MINUTES = 'public, max-age=300';
/** Posts of a feed; readers know the older ones. */
const MOST_POSTS = 50;
const TYPE: Readonly<Record<FeedFormat, string>> = {
  xml: 'application/rss+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

interface FeedOf {
  readonly site: Site;
  /** The page with the items, or the one event. */
  readonly page: SitePage;
  readonly origin: string;
}

/** `getFeed`: the posts or events of a page that everybody may see, or the event that it is. */
export const getFeedRoute: Route = (app) => {
  app.get<{ Params: { '*': string } }>(FEED_CALLS.getFeed.path, (request, reply) => {
    const wanted = readFeedPath(tidyPath(request.params['*']) ?? '');
    const own = siteOf(request);
    const page = wanted && own.pages.find(({ path }) => path === wanted.collection);
    if (!wanted || !page || isGuarded(page)) return refuse(reply, 'site/not-found');
    const site = own.siteLocaleAt(page.path);
    const feed = feedOf(wanted.format, { site, page, origin: mainOriginOf(site, publicOrigin(request)) });
    if (feed === undefined) return refuse(reply, 'site/not-found');
    return reply.header('cache-control', MINUTES).type(TYPE[wanted.format]).send(feed);
  });
};

/** Undefined if the page has no such items. */
function feedOf(format: FeedFormat, { site, page, origin }: FeedOf): string | undefined {
  if (format === 'ics') {
    const events = feedEvents(site, page);
    return events.length === 0 ? undefined : iCalendar({ site, title: page.title, events, origin });
  }
  const posts = postsOf(site, page.path);
  return posts.length === 0 ? undefined : rssXml({ site, journal: page, posts: posts.slice(0, MOST_POSTS), origin });
}
