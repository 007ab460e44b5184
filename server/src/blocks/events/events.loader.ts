import type { EventsListView, EventsView } from 'shared-types/blocks/events/events';
import type { NamedPath } from 'shared-types/blocks/journal/journal';
import type { Database } from '../../platform/schema/database';
import type { Loader, PageOfList } from '../../site/page/loader';
import { findFormerTag } from '../../site/tags/former-tags';
import { nameKey } from '../../site/catalogue/category-name';
import { calendarView } from './calendar-view';
import type { EventsInput } from './events-input';
import { eventsOf, type SiteEvent } from './events-of';
import { eventsPath, readEventsQuery, writeEventsQuery } from './events-query';
import { eventsSchema } from './events.schema';
import { calendarFeed, pageFeed } from './feed-events';
import { listView } from './list-view';

/** The events of a page as a list or a month; the URL may choose a tag, the past events, a page and a month. */
export const eventsLoader = {
  name: 'blocks/events/events',
  scope: 'site',
  queryOf: (query) => writeEventsQuery(readEventsQuery(query)),
  load: async ({ services: { db }, site, page: { page }, block: { settings }, query: requested }) => {
    const block = eventsSchema.parse(settings);
    const path = block.collection ?? page.path;
    const collection = site.pages.find((one) => one.path === path);
    const feed = block.feed && collection && calendarFeed(site, collection);
    const query = readEventsQuery(requested);
    const chosen = eventsOf(site, path).filter((event) => query.tag === undefined || hasTag(event, query.tag));
    const input = {
      block,
      events: chosen,
      collection: { path, id: collection?.id },
      here: page.path,
      query,
      now: new Date(),
    };
    const tag = chosenTag(input);
    const insteadPath = chosen.length === 0 ? await pathOfNewTag(db, { ...input, siteId: site.id }) : undefined;
    return {
      ...(block.design === 'calendar' ? calendarView(input) : listView(input)),
      title: block.title,
      ...(tag && { tag }),
      ...(feed && { feed }),
      ...(insteadPath !== undefined && { insteadPath }),
    } satisfies EventsView;
  },
  pageOfList: (view) => (view.design === 'list' ? pageOfEvents(view) : pageOfMonth(view)),
  feed: ({ feed }) => feed && pageFeed(feed),
  changesAt: ({ changesAt }) => (changesAt === undefined ? undefined : new Date(changesAt)),
} satisfies Loader<'blocks/events/events'>;

function hasTag({ record }: SiteEvent, key: string): boolean {
  return record.tags?.some((tag) => nameKey(tag) === key) ?? false;
}

/** Where the list of a tag leads that no event has because the owner has renamed or merged it. */
async function pathOfNewTag(
  db: Database,
  { siteId, here, query }: Pick<EventsInput, 'here' | 'query'> & { readonly siteId: string },
): Promise<string | undefined> {
  if (query.tag === undefined) return undefined;
  const tag = await findFormerTag(db, { siteId, key: query.tag });
  return tag === undefined ? undefined : eventsPath(here, { ...query, page: 1, tag });
}

/** The tag as the earliest of its events spells it. */
function chosenTag({ events, here, query }: EventsInput): NamedPath | undefined {
  if (query.tag === undefined) return undefined;
  const name = events.flatMap(({ record }) => record.tags ?? []).find((one) => nameKey(one) === query.tag);
  const { tag: _, ...others } = query;
  return { name: name ?? query.tag, path: eventsPath(here, { ...others, page: 1 }) };
}

/** Lists of a tag and of the past are canonicalized to the whole list of coming events. */
function pageOfEvents({ tag, isPast, page, previousPath, nextPath, insteadPath }: EventsListView): PageOfList {
  const isWhole = !tag && !isPast;
  return {
    canonicalQuery: isWhole && page > 1 ? eventsPath('', { isPast: false, page }) : '',
    number: page,
    isItself: isWhole && page === 1,
    ...(previousPath && { previousPath }),
    ...(nextPath && { nextPath }),
    ...(insteadPath && { insteadPath }),
  };
}

/** A month is one page, which can only lead elsewhere. */
function pageOfMonth({ insteadPath }: EventsView): PageOfList | undefined {
  return insteadPath === undefined ? undefined : { canonicalQuery: '', number: 1, isItself: false, insteadPath };
}
