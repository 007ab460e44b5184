import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** How long visitors wait: by page, origin and version. */
export const speed = {
  id: 'admin/speed',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.speed] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/speed/figures'],
  messages: { en: () => import('./speed.messages'), pl: () => import('./speed.messages.pl') },
} satisfies HtmlFeature;
