import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A file of the library: its details, where it is used, crop, replacement and removal. */
export const file = {
  id: 'admin/file',
  implements: ['FILE-01', 'FILE-02', 'FILE-13', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.file] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/file/details'],
  load: () => import('./file.effects'),
  messages: { en: () => import('./file.messages'), pl: () => import('./file.messages.pl') },
} satisfies EnhanceFeature;
