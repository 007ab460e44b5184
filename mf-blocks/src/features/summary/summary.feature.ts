import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';

/** Items of a collection as a wall, a carousel, a list or a grid; only the carousel has a script. */
export const summary = {
  id: 'blocks/summary',
  implements: ['SUM-01', 'SUM-02', 'ENUM-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.summary] },
  starts: ['visible', 'interaction'],
  liveVariants: [BLOCK_VARIANT.summaryCarousel],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['blocks/summary/items'],
  load: () => import('./summary.effects'),
  messages: { en: () => import('./summary.messages'), pl: () => import('./summary.messages.pl') },
} satisfies EnhanceFeature;
