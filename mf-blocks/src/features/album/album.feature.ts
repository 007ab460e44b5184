import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A cover and its tracks, each with the browser's own player. */
export const album = {
  id: 'blocks/album',
  implements: ['LIMIT-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.album] },
  starts: ['interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./album.effects'),
  messages: { en: () => import('./album.messages'), pl: () => import('./album.messages.pl') },
} satisfies EnhanceFeature;
