import type { CourseView, LessonTeaser } from 'shared-types/blocks/course/course';
import type { Loader } from '../../site/page/loader';
import { courseSchema } from './course.schema';
import { chaptersOf, type Lesson } from './lessons-of';

/** The lessons of a course by chapter, the same for everybody: those that are locked are named, without their text. */
export const lessonsLoader = {
  name: 'blocks/course/lessons',
  scope: 'site',
  load: ({ site, page: { page }, block }) => {
    const { collection, title, excerpts } = courseSchema.parse(block.settings);
    const path = collection ?? page.path;
    const chapters = chaptersOf(site, path);
    const lessons = chapters.flatMap((chapter) => chapter.lessons);
    const minutes = minutesOf(lessons);
    return Promise.resolve({
      id: site.pages.find((one) => one.path === path)?.id ?? page.id,
      title,
      chapters: chapters.map((chapter) => ({
        title: chapter.title,
        lessons: chapter.lessons.map((lesson) => lessonTeaser(lesson, excerpts)),
      })),
      count: lessons.length,
      ...(minutes !== undefined && { minutes }),
    } satisfies CourseView);
  },
} satisfies Loader<'blocks/course/lessons'>;

function lessonTeaser({ page, record }: Lesson, hasText: boolean): LessonTeaser {
  const { id, path, title, description } = page;
  const lockedBy = lockedByOf(page);
  return {
    id,
    path,
    title,
    ...(hasText && !lockedBy && description && { text: description }),
    ...(record.minutes !== undefined && { minutes: record.minutes }),
    ...(lockedBy && { lockedBy }),
  };
}

function lockedByOf({ lock }: Lesson['page']): LessonTeaser['lockedBy'] {
  return lock && (lock.by === 'password' ? 'password' : 'members');
}

/** How long all lessons take; undefined if there is none, or one that does not say how long it takes. */
function minutesOf(lessons: readonly Lesson[]): number | undefined {
  const minutes = lessons.flatMap(({ record }) => record.minutes ?? []);
  if (minutes.length === 0 || minutes.length < lessons.length) return undefined;
  return minutes.reduce((sum, one) => sum + one, 0);
}
