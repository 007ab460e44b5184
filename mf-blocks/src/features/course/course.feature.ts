import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The lessons of a course by chapter; the script shows what the visitor has done, and leads on from there. */
export const course = {
  id: 'blocks/course',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.course] },
  starts: ['visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['blocks/course/lessons'],
  load: () => import('./course.effects'),
  messages: { en: () => import('./course.messages'), pl: () => import('./course.messages.pl') },
} satisfies EnhanceFeature;
