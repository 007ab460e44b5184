import type { NamedPath } from 'shared-types/blocks/journal/journal';
import type { PageFeed } from 'shared-types/site/page/frame';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { isGuarded } from '../../site/page/find/page-access';
import { feedPath } from '../feed/feed-path';
import { eventOf, eventsOf, type SiteEvent } from './events-of';

/** How long a calendar shows what is over. */
const PAST_MS = 366 * 86_400_000;

/**
 * The event that a page is, and the events one level below it that are not over for more than a year; none if the page is
 * not open to everybody.
 */
export function feedEvents(site: Site, page: SitePage, now = new Date()): readonly SiteEvent[] {
  if (isGuarded(page)) return [];
  const own = eventOf(page);
  const below = eventsOf(site, page.path).filter(({ overAt }) => overAt.getTime() > now.getTime() - PAST_MS);
  return own ? [own, ...below] : below;
}

/** The calendar of a page, with its title; undefined without events. */
export function calendarFeed(site: Site, page: SitePage): NamedPath | undefined {
  return feedEvents(site, page).length === 0 ? undefined : { name: page.title, path: feedPath(page.path, 'ics') };
}

/** The calendar as the head of a page names it. */
export function pageFeed({ name, path }: NamedPath): PageFeed {
  return { title: name, path, type: 'text/calendar' };
}
