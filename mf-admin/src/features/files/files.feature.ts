import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The library of files: a list with filters, and uploads. */
export const files = {
  id: 'admin/files',
  implements: ['FILE-01', 'FILE-06', 'FILE-12', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.files] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/files/list'],
  load: () => import('./files.effects'),
  messages: { en: () => import('./files.messages'), pl: () => import('./files.messages.pl') },
} satisfies EnhanceFeature;
