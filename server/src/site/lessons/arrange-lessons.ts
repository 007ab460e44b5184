import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { LESSON_LIMIT, type LessonRecord } from 'shared-types/site/page/page-record';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { Author } from '../page-draft/drafts.store';
import { lockForPublishing } from '../page-publish/write-pages';
import { changeRecords } from '../page-records/change-records';
import type { RecordRule } from '../page-records/record-rule';
import { findLessons, type FoundLesson } from './find-lessons';

export interface LessonPlace {
  /** Of the page. */
  readonly id: string;
  /** Empty for none; as it is if absent. */
  readonly chapter?: string | undefined;
}

export interface LessonsChange {
  readonly siteId: string;
  readonly author: Author;
  /** Path of the page with the lessons. */
  readonly path: string;
  readonly locale: string;
  /** Names the order that was changed. */
  readonly base: string;
  /** In order. Lessons that are not named follow; pages that are no lessons of the course are left out. */
  readonly places: readonly LessonPlace[];
  /** For the list of versions of the pages. */
  readonly note: string;
}

export type ArrangeOutcome =
  | { readonly kind: 'arranged' }
  /** Somebody has arranged, added or deleted lessons; `base` names the order of now. */
  | { readonly kind: 'changed-meanwhile'; readonly base: string };

/** Puts the lessons of a course in order, in what is published and in drafts, in one transaction with the site's revision. */
export function arrangeLessons(db: Database, change: LessonsChange): Promise<ArrangeOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => arrangeIn(transaction, change)));
}

async function arrangeIn(
  transaction: Transaction<Tables>,
  { siteId, author, path, locale, base: seen, places, note }: LessonsChange,
): Promise<ArrangeOutcome> {
  await lockForPublishing(transaction, siteId);
  const { lessons, base } = await findLessons(transaction, { siteId, path, locale });
  if (base !== seen) return { kind: 'changed-meanwhile', base };
  const numbers = numbersOf(places, lessons);
  const rule: RecordRule = {
    changed(content, { pageId }) {
      const to = numbers.get(pageId);
      if (!to || content.record?.type !== 'lesson') return undefined;
      const record = placedLesson(content.record, to);
      return isDeepStrictEqual(record, content.record) ? undefined : { ...content, record };
    },
  };
  const change = { rule, label: 'arrangeLessons', note, pageIds: [...numbers.keys()] } as const;
  await changeRecords(transaction, { siteId, author, ...change });
  return { kind: 'arranged' };
}

type Place = Required<Pick<LessonRecord, 'number' | 'chapter'>>;

function numbersOf(places: readonly LessonPlace[], lessons: readonly FoundLesson[]): ReadonlyMap<string, Place> {
  const chapters = new Map(lessons.map(({ id, record: { chapter = '' } }) => [id, chapter]));
  const known = places.filter(({ id }) => chapters.has(id));
  const wanted = new Map(known.map(({ id, chapter }) => [id, chapter ?? chapters.get(id) ?? '']));
  // The others follow in their order.
  for (const [id, chapter] of chapters) if (!wanted.has(id)) wanted.set(id, chapter);
  return new Map(
    [...wanted].map(([id, chapter], index) => [id, { number: Math.min(index + 1, LESSON_LIMIT.number), chapter }]),
  );
}

function placedLesson(record: LessonRecord, { number, chapter }: Place): LessonRecord {
  const { chapter: _, ...others } = record;
  return { ...others, number, ...(chapter !== '' && { chapter }) };
}
