import type { LessonsView } from 'shared-types/admin/pages/lessons';
import type { Loader } from '../../site/page/loader';
import { findLessons, type FoundLesson } from '../../site/lessons/find-lessons';
import { mayDo } from '../../site/session/capabilities';
import { findCourse } from './find-course';

const NOTHING: LessonsView = { lessons: [], base: '' };

/** The lessons of a course with their chapters, for accounts that may publish pages. */
export const courseLoader = {
  name: 'admin/lessons/course',
  scope: 'query',
  load: async ({ services: { db }, site, page: { params }, visitor: { account } }): Promise<LessonsView> => {
    if (!account || !mayDo(account, 'pages.publish')) return NOTHING;
    const course = await findCourse(db, site, params.slug ?? '');
    if (!course) return NOTHING;
    const { id, title, path } = course;
    const { lessons, base } = await findLessons(db, course);
    return { course: { id, title, path }, lessons: lessons.map(listedLesson), base };
  },
  entryName: ({ course }) => course?.title,
} satisfies Loader<'admin/lessons/course'>;

function listedLesson({ id, title, record: { chapter = '', minutes }, isPublished }: FoundLesson) {
  return {
    ...{ id, title, chapter },
    ...(minutes !== undefined && { minutes }),
    ...(!isPublished && { isDraft: true as const }),
  };
}
