import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Number of visitors, and the pages they view. */
export const visits = {
  id: 'admin/visits',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.visits] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/visits/figures'],
  messages: { en: () => import('./visits.messages'), pl: () => import('./visits.messages.pl') },
} satisfies HtmlFeature;
