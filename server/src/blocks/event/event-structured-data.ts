import type { EventView } from 'shared-types/blocks/events/event';
import type { SitePage } from '../../site/directory/site-page';
import { escapedPath } from '../../site/directory/tidy-path';
import { jsonLd } from '../../site/page/json-ld';

interface EventContext {
  readonly page: SitePage;
  /** The site's public origin. */
  readonly origin: string;
  readonly organizer: string;
}

/** https://schema.org/Event */
export function eventStructuredData(view: EventView, { page, origin, organizer }: EventContext): string {
  const { time, place, address, tags } = view;
  const { title, description, path, socialImage } = page;
  const name = place ?? address;
  return jsonLd({
    '@type': 'Event',
    name: title,
    ...(description && { description }),
    url: origin + escapedPath(path),
    ...datesOf(time),
    ...(name && { location: { '@type': 'Place', name, ...(address && { address }) } }),
    organizer: { '@type': 'Organization', name: organizer, url: origin },
    ...(socialImage && { image: [origin + socialImage.src] }),
    ...(tags.length > 0 && { keywords: tags.map((tag) => tag.name).join(', ') }),
  });
}

/** Whole days are dates, and an end that is unknown is left out. */
function datesOf({ firstDay, lastDay, hours }: EventView['time']): object {
  if (!hours) return { startDate: firstDay, endDate: lastDay };
  return { startDate: hours.startsAt, ...(hours.endsAt && { endDate: hours.endsAt }) };
}
