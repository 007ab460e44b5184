/** What a page is as an item of the page one level above it: a post of a journal, an event, or a lesson of a course. */
export type PageRecord = PostRecord | EventRecord | LessonRecord;

/** A record that can have tags. */
export type TaggedRecord = PostRecord | EventRecord;

/** Kinds of items that a page can be. */
export const PAGE_RECORD_TYPES = ['post', 'event', 'lesson'] as const satisfies readonly PageRecord['type'][];
export type PageRecordType = PageRecord['type'];

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

export interface LessonRecord {
  readonly type: 'lesson';
  /** Place in its course, from 1; lessons with equal numbers are in the order of their titles. */
  readonly number: number;
  /** Heading above it and the lessons beside it that have the same; none if absent. */
  readonly chapter?: string;
  /** How long it takes; unknown if absent. */
  readonly minutes?: number;
}

/** Highest number of a lesson, and most minutes. */
export const LESSON_LIMIT = { number: 999, minutes: 1440 } as const;

/**
 * Characters of texts, and number of tags.
 *
 * @implements TAG-03
 */
export const PAGE_RECORD_LIMIT = { author: 100, tags: 20, tag: 50, place: 200, address: 300, chapter: 100 } as const;
