import { LESSON_FIELD, LESSONS_CALLS } from 'shared-types/admin/pages/lessons';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { findLessons } from '../site/lessons/find-lessons';
import { signInAsOwner, type BadInputCase } from './bad-input-case.fixture';

/** Of a page that has no lessons, whose fields are checked all the same. */
const LESSON = '00000000-0000-4000-8000-00000000abcd';
const [PLACE, CHAPTER] = [LESSON_FIELD.place + LESSON, LESSON_FIELD.chapter + LESSON];

export const LESSON_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${LESSONS_CALLS.arrangeLessons.path}`,
    right: async (world) => {
      const siteId = await signInAsOwner(world);
      const pages = world.open.db.selectFrom('page').select('id').where('site_id', '=', siteId);
      const { id: pageId } = await pages.where('path', '=', '/').executeTakeFirstOrThrow();
      const { base } = await findLessons(world.open.db, { siteId, path: '/', locale: 'en' });
      return { path: LESSONS_CALLS.arrangeLessons.path, body: { pageId, base, [PLACE]: '1', [CHAPTER]: '' } };
    },
    required: ['pageId', 'base'],
    texts: ['pageId', 'base'],
    wrong: {
      pageId: ['', 'x', '00000000-0000-4000-8000-000000000000', 7, null, [], {}],
      base: ['', 'x'],
      [PLACE]: ['', 'x', '-1', '1.5', '12345', 1, null, [], {}],
      [CHAPTER]: ['x'.repeat(PAGE_RECORD_LIMIT.chapter + 1), 'a\0b', '\ud800', 7, null, [], {}],
    },
  },
];
