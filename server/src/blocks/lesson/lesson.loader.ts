import { LESSON_PARTS, type LessonSettings, type LessonView } from 'shared-types/blocks/course/lesson';
import type { NamedPath } from 'shared-types/blocks/journal/journal';
import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import { z } from 'zod';
import { parentPath } from '../../site/directory/parent-path';
import type { SitePage } from '../../site/directory/site-page';
import type { Loader } from '../../site/page/loader';
import { lessonOf, lessonsOf } from '../course/lessons-of';
import { lessonStructuredData } from './lesson-structured-data';

const schema = z.object({ part: z.enum(LESSON_PARTS).optional() }) satisfies z.ZodType<unknown, LessonSettings>;

/** The lesson that a page is, its place in the course, and its neighbours. */
export const lessonLoader = {
  name: 'blocks/lesson/lesson',
  scope: 'site',
  load: ({ site, page: { page }, block }) => {
    schema.parse(block.settings);
    const lesson = lessonOf(page);
    const path = parentPath(page.path);
    const course = site.pages.find((one) => one.path === path);
    if (!lesson || !course) throw new Error(`The page ${page.path} is no lesson of a course.`);
    const lessons = lessonsOf(site, course.path);
    const at = lessons.findIndex((one) => one.page.id === page.id);
    const [previous, next] = at < 0 ? [] : [lessons[at - 1], lessons[at + 1]];
    const { chapter, minutes } = lesson.record;
    return Promise.resolve({
      id: page.id,
      title: page.title,
      path: page.path,
      ...(at >= 0 && { place: at + 1 }),
      count: lessons.length,
      ...(chapter && { chapter }),
      ...(minutes !== undefined && { minutes }),
      course: { ...namedPage(course), id: course.id },
      ...(previous && { previous: namedPage(previous.page) }),
      ...(next && { next: namedPage(next.page) }),
    } satisfies LessonView);
  },
  item: (view, { site, origin }) => {
    const page = site.pages.find(({ path }) => path === view.path);
    if (!page) return undefined;
    const { id, path, title, description, socialImage } = page;
    return {
      title,
      path,
      record: { id, type: ITEM_RECORD_TYPE.lesson },
      excerpt: description,
      ...(socialImage && { picture: socialImage }),
      structuredData: [lessonStructuredData(view, { page, origin })],
    };
  },
} satisfies Loader<'blocks/lesson/lesson'>;

function namedPage({ title, path }: SitePage): NamedPath {
  return { name: title, path };
}
