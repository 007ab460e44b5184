/** Calls of programs that follow a site. */
export const FEED_CALLS = {
  /** Posts of a journal as RSS 2.0 (`/feeds/journal.xml`), or its events as iCalendar (`/feeds/workshops.ics`). */
  getFeed: { method: 'GET', path: '/feeds/*' },
} as const;

/** Where such calls begin. */
export const FEED_PREFIX = '/feeds';
