import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A few words in one line, as large as their column allows. */
export const scaledText = {
  id: 'blocks/scaled-text',
  implements: ['TEXT-01', 'TEXT-02', 'TEXT-03', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.scaledText] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./scaled-text.effects'),
} satisfies EnhanceFeature;
