import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Title and place of a lesson, or the ways from it; the script lets visitors mark it as done. */
export const lesson = {
  id: 'blocks/lesson',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.lesson] },
  starts: ['visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['blocks/lesson/lesson'],
  load: () => import('./lesson.effects'),
  messages: { en: () => import('./lesson.messages'), pl: () => import('./lesson.messages.pl') },
} satisfies EnhanceFeature;
