import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** HTML that an owner adds to the head and the body of all pages, or of one: a form that saves without script. */
export const codeInjection = {
  id: 'admin/code-injection',
  implements: ['EDIT-13', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.codeInjection] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/code-injection/saved'],
  load: () => import('./code-injection.effects'),
  messages: { en: () => import('./code-injection.messages'), pl: () => import('./code-injection.messages.pl') },
} satisfies EnhanceFeature;
