import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A remote: its status, actions, versions and history. */
export const remote = {
  id: 'admin/remote',
  implements: ['PLAT-03', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.remote] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/remote/remote'],
  messages: { en: () => import('./remote.messages'), pl: () => import('./remote.messages.pl') },
} satisfies HtmlFeature;
