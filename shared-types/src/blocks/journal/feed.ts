/** Calls of programs that follow a site. */
export const FEED_CALLS = {
  /**
   * Posts of a page as RSS 2.0 (`/feeds/journal.xml`); events of a page (`/feeds/workshops.ics`), or the one that it is
   * (`/feeds/workshops/glaze-day.ics`), as iCalendar.
   */
  getFeed: { method: 'GET', path: '/feeds/*' },
} as const;

/** Where such calls begin. */
export const FEED_PREFIX = '/feeds';
