import { sql, type Kysely } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Tables } from '../../platform/schema/tables';
import { shortHash } from '../../platform/short-hash';
import { parentPath } from '../directory/parent-path';
import { lessonChapters, type OrderedLesson } from './lesson-chapters';

/** A lesson as its draft has it, which visitors may not see yet. */
export interface FoundLesson extends OrderedLesson {
  /** Of the page. */
  readonly id: string;
  readonly isPublished: boolean;
}

export interface FoundLessons {
  /** In the order in which visitors take them. */
  readonly lessons: readonly FoundLesson[];
  /** Names their order and chapters. */
  readonly base: string;
}

interface Course {
  readonly siteId: string;
  /** Path of the page with the lessons. */
  readonly path: string;
  /** BCP 47 tag, for the order of equal numbers. */
  readonly locale: string;
}

interface Item extends Pick<PageContent, 'path' | 'title' | 'record'> {
  readonly id: string;
}

/** The lessons one level below a page, with drafts outside of the bin. */
export async function findLessons(db: Kysely<Tables>, { siteId, path, locale }: Course): Promise<FoundLessons> {
  const [pages, drafts] = await Promise.all([
    sql<Item>`select id, path, title, record from page where site_id = ${siteId} and record->>'type' = 'lesson'`.execute(
      db,
    ),
    sql<Item>`
      select page_id as id, content->>'path' as path, content->>'title' as title, content->'record' as record
      from page_draft where site_id = ${siteId} and removed_at is null and revision is distinct from published_revision`.execute(
      db,
    ),
  ]);
  const published = new Set(pages.rows.map(({ id }) => id));
  const items = new Map([...pages.rows, ...drafts.rows].map((item) => [item.id, item]));
  const below = [...items.values()].flatMap(({ id, title, record, path: own }) =>
    record?.type === 'lesson' && parentPath(own) === path ? { id, title, record, isPublished: published.has(id) } : [],
  );
  const lessons = lessonChapters(below, locale).flatMap((chapter) => chapter.lessons);
  return { lessons, base: shortHash(lessons.map(({ id, record: { chapter = '' } }) => [id, chapter])) };
}
