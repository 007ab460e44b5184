import type { EventsListView } from 'shared-types/blocks/events/events';
import { eventTeaser } from './event-teaser';
import { eventsPath } from './events-query';
import { changeOf, type EventsInput } from './events-input';

/** The events that are not over, earliest first, or those that are, latest first; a page at a time. */
export function listView(input: EventsInput): Omit<EventsListView, 'title' | 'tag' | 'feed'> {
  const { block, events, collection, here, query, now } = input;
  const coming = events.filter(({ overAt }) => overAt > now);
  const past = events.filter(({ overAt }) => overAt <= now).reverse();
  const [listed, others] = query.isPast ? [past, coming] : [coming, past];
  const pages = Math.max(1, Math.ceil(listed.length / block.count));
  const page = Math.min(query.page, pages);
  const at = (number: number) => eventsPath(here, { ...query, page: number });
  return {
    design: 'list',
    ...(collection.id !== undefined && { collectionId: collection.id }),
    isPast: query.isPast,
    events: listed
      .slice((page - 1) * block.count, page * block.count)
      .map((event) => eventTeaser(event, { block, collection: collection.path })),
    ...(others.length > 0 && { otherPath: eventsPath(here, { ...query, isPast: !query.isPast, page: 1 }) }),
    page,
    pages,
    ...(page > 1 && { previousPath: at(page - 1) }),
    ...(page < pages && { nextPath: at(page + 1) }),
    ...(query.page > pages && { insteadPath: at(pages) }),
    ...changeOf(coming.map(({ overAt }) => overAt)),
  };
}
