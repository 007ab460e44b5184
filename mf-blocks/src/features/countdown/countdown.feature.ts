import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** How long it is until a moment, and afterwards how long ago it was. */
export const countdown = {
  id: 'blocks/countdown',
  implements: ['RTIME-01', 'RTIME-02', 'RTIME-03', 'RTIME-04', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.countdown] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./countdown.effects'),
  messages: { en: () => import('./countdown.messages'), pl: () => import('./countdown.messages.pl') },
} satisfies EnhanceFeature;
