import type { LessonRecord } from 'shared-types/site/page/page-record';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { lessonChapters, type LessonChapter } from '../../site/lessons/lesson-chapters';
import { knownPagesBelow } from '../collection/pages-below';

export interface Lesson {
  readonly page: SitePage;
  readonly title: string;
  readonly record: LessonRecord;
}

/** The chapters of the lessons one level below a page. */
export function chaptersOf(site: Site, collection: string): readonly LessonChapter<Lesson>[] {
  const lessons = knownPagesBelow(site, collection).flatMap((page) => lessonOf(page) ?? []);
  return lessonChapters(lessons, site.siteLocaleAt(collection).locale);
}

/** All lessons in the order in which chapters list them: the order in which visitors take them. */
export function lessonsOf(site: Site, collection: string): readonly Lesson[] {
  return chaptersOf(site, collection).flatMap(({ lessons }) => lessons);
}

/** The page as a lesson; undefined if it is none. */
export function lessonOf(page: SitePage): Lesson | undefined {
  const { title, record } = page;
  return record?.type === 'lesson' ? { page, title, record } : undefined;
}
