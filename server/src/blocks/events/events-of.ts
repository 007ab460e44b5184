import type { EventRecord } from 'shared-types/site/page/page-record';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { pagesBelow } from '../collection/pages-below';

export interface SiteEvent {
  readonly page: SitePage;
  readonly record: EventRecord;
  readonly startsAt: Date;
  /** The end; without one, the start. */
  readonly endsAt: Date;
}

/** The events one level below a page, earliest first. */
export function eventsOf(site: Site, collection: string): readonly SiteEvent[] {
  return pagesBelow(site, collection)
    .flatMap((page) => eventOf(page) ?? [])
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The page as an event; undefined if it is none. */
export function eventOf(page: SitePage): SiteEvent | undefined {
  const { record } = page;
  if (record?.type !== 'event') return undefined;
  return { page, record, startsAt: new Date(record.startsAt), endsAt: new Date(record.endsAt ?? record.startsAt) };
}
