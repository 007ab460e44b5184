/** What a page is as an item of the page one level above it: a post of a journal, or an event. */
export type PageRecord = PostRecord | EventRecord;

export interface PostRecord {
  readonly type: 'post';
  /** ISO 8601 with time zone. Visitors see the day as it is written here. */
  readonly publishedAt: string;
  readonly author?: string;
  /** In any spelling; equal without regard to case. None if absent. */
  readonly tags?: readonly string[];
}

export interface EventRecord {
  readonly type: 'event';
  /** ISO 8601 with time zone. */
  readonly startsAt: string;
  /** Likewise, after `startsAt`; unknown if absent. */
  readonly endsAt?: string;
  /** True for whole days: times of day do not count. */
  readonly isAllDay?: boolean;
  /** IANA name of the time zone in which times are shown, such as `Europe/Dublin`. */
  readonly timeZone: string;
  /** Name of the place, such as `The workshop`. */
  readonly place?: string;
  /** Postal address, in one line. */
  readonly address?: string;
  /** None if absent. */
  readonly tags?: readonly string[];
}

/**
 * Characters of texts, and number of tags.
 *
 * @implements TAG-03
 */
export const PAGE_RECORD_LIMIT = { author: 100, tags: 20, tag: 50, place: 200, address: 300 } as const;
