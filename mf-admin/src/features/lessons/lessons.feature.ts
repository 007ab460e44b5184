import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The lessons of a course in their order: a form that saves without script. */
export const lessons = {
  id: 'admin/lessons',
  implements: ['BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.lessons] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['admin/save-entered', 'admin/save-exited'],
  loads: ['admin/lessons/course'],
  load: () => import('./lessons.effects'),
  messages: { en: () => import('./lessons.messages'), pl: () => import('./lessons.messages.pl') },
} satisfies EnhanceFeature;
