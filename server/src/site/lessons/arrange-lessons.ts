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
import { findLessons, placedLesson, type FoundLesson } from './find-lessons';

export interface LessonPlace {
  /** Of the page. */
  readonly id: string;
  /** Empty for none. */
  readonly chapter: string;
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
  /** The number of pages that have changed, drafts among them. */
  | { readonly kind: 'arranged'; readonly pages: number }
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
  return { kind: 'arranged', pages: await changeRecords(transaction, { siteId, author, ...change }) };
}

function numbersOf(
  places: readonly LessonPlace[],
  lessons: readonly FoundLesson[],
): ReadonlyMap<string, Required<Pick<LessonRecord, 'number' | 'chapter'>>> {
  const ids = new Set(lessons.map(({ id }) => id));
  const named = places.filter(({ id }) => ids.has(id));
  for (const { id } of named) ids.delete(id);
  const others = lessons.filter(({ id }) => ids.has(id)).map(({ id, record: { chapter = '' } }) => ({ id, chapter }));
  return new Map(
    [...named, ...others].map(({ id, chapter }, index) => [
      id,
      { number: Math.min(index + 1, LESSON_LIMIT.number), chapter },
    ]),
  );
}
