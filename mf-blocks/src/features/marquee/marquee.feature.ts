import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A line of text that moves along a wave. */
export const marquee = {
  id: 'blocks/marquee',
  implements: ['MARQ-01', 'MARQ-02', 'MARQ-03', 'MARQ-04', 'MARQ-05', 'BLOCK-01', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.marquee] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./marquee.effects'),
  messages: { en: () => import('./marquee.messages'), pl: () => import('./marquee.messages.pl') },
} satisfies EnhanceFeature;
