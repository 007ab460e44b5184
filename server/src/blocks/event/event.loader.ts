import { EVENT_PARTS, type EventSettings, type EventView } from 'shared-types/blocks/events/event';
import type { NamedPath } from 'shared-types/blocks/journal/journal';
import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import { z } from 'zod';
import { parentPath } from '../../site/directory/parent-path';
import type { SitePage } from '../../site/directory/site-page';
import { isGuarded } from '../../site/page/find/page-access';
import type { Loader } from '../../site/page/loader';
import { timeOf } from '../events/event-teaser';
import { eventOf, eventsOf } from '../events/events-of';
import { calendarFeed, pageFeed } from '../events/feed-events';
import { feedPath } from '../feed/feed-path';
import { tagsOf } from '../journal/post-teaser';
import { eventStructuredData } from './event-structured-data';

const schema = z.object({ part: z.enum(EVENT_PARTS).optional() }) satisfies z.ZodType<unknown, EventSettings>;

/** The event that a page is, and its neighbours. */
export const eventLoader = {
  name: 'blocks/event/event',
  scope: 'site',
  load: ({ site, page: { page }, block }) => {
    schema.parse(block.settings);
    const event = eventOf(page);
    const path = parentPath(page.path);
    const collection = site.pages.find((one) => one.path === path);
    if (!event || !collection) throw new Error(`The page ${page.path} is no event of another page.`);
    const events = eventsOf(site, collection.path);
    const at = events.findIndex((one) => one.page.id === page.id);
    const [earlier, later] = at < 0 ? [] : [events[at - 1], events[at + 1]];
    const { place, address } = event.record;
    const feed = calendarFeed(site, collection);
    return Promise.resolve({
      title: page.title,
      path: page.path,
      time: timeOf(event),
      ...(place && { place }),
      ...(address && { address }),
      tags: tagsOf(event, collection.path),
      ...(!isGuarded(page) && { calendarPath: feedPath(page.path, 'ics') }),
      ...(feed && { feed }),
      collection: namedPage(collection),
      ...(earlier && { earlier: namedPage(earlier.page) }),
      ...(later && { later: namedPage(later.page) }),
    } satisfies EventView);
  },
  feed: ({ feed }) => feed && pageFeed(feed),
  item: (view, { site, origin }) => {
    const page = site.pages.find(({ path }) => path === view.path);
    if (!page) return undefined;
    const { id, path, title, description, socialImage } = page;
    return {
      title,
      path,
      record: { id, type: ITEM_RECORD_TYPE.event },
      excerpt: description,
      ...(socialImage && { picture: socialImage }),
      structuredData: [eventStructuredData(view, { page, origin, organizer: site.name })],
    };
  },
} satisfies Loader<'blocks/event/event'>;

function namedPage({ title, path }: SitePage): NamedPath {
  return { name: title, path };
}
