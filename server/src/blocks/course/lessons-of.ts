import type { LessonRecord } from 'shared-types/site/page/page-record';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { knownPagesBelow } from '../collection/pages-below';

export interface Lesson {
  readonly page: SitePage;
  readonly record: LessonRecord;
}

interface Chapter {
  /** Empty for lessons without a chapter. */
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/**
 * The chapters of the lessons one level below a page, in the order of their first lessons. A chapter whose lessons are not
 * beside each other by number is still one.
 */
export function chaptersOf(site: Site, collection: string): readonly Chapter[] {
  const lessons = inOrder(site, collection);
  const titles = new Set(lessons.map(chapterOf));
  return [...titles].map((title) => ({ title, lessons: lessons.filter((lesson) => chapterOf(lesson) === title) }));
}

/** All lessons in the order in which chapters list them: the order in which visitors take them. */
export function lessonsOf(site: Site, collection: string): readonly Lesson[] {
  return chaptersOf(site, collection).flatMap(({ lessons }) => lessons);
}

/** The page as a lesson; undefined if it is none. */
export function lessonOf(page: SitePage): Lesson | undefined {
  const { record } = page;
  return record?.type === 'lesson' ? { page, record } : undefined;
}

function chapterOf({ record }: Lesson): string {
  return record.chapter ?? '';
}

function inOrder(site: Site, collection: string): readonly Lesson[] {
  const byTitle = new Intl.Collator(site.siteLocaleAt(collection).locale, { numeric: true });
  return knownPagesBelow(site, collection)
    .flatMap((page) => lessonOf(page) ?? [])
    .sort((one, other) => one.record.number - other.record.number || byTitle.compare(one.page.title, other.page.title));
}
