import type { LessonRecord } from 'shared-types/site/page/page-record';

export interface OrderedLesson {
  readonly title: string;
  readonly record: LessonRecord;
}

export interface LessonChapter<Lesson extends OrderedLesson> {
  /** Empty for lessons without a chapter. */
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/**
 * Lessons in the order in which visitors take them: chapters by their first lessons, lessons by number and title. A chapter
 * whose lessons are not beside each other by number is still one.
 */
export function lessonChapters<Lesson extends OrderedLesson>(
  lessons: readonly Lesson[],
  locale: string,
): readonly LessonChapter<Lesson>[] {
  const byTitle = new Intl.Collator(locale, { numeric: true });
  const ordered = lessons.toSorted(
    (one, other) => one.record.number - other.record.number || byTitle.compare(one.title, other.title),
  );
  const titles = new Set(ordered.map(chapterOf));
  return [...titles].map((title) => ({ title, lessons: ordered.filter((lesson) => chapterOf(lesson) === title) }));
}

function chapterOf({ record }: OrderedLesson): string {
  return record.chapter ?? '';
}
