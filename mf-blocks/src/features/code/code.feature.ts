import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The owner's code: run in a frame without an origin, or shown as text. */
export const code = {
  id: 'blocks/code',
  implements: ['BLOCK-03', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.code] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['consent/choice'],
  emits: [],
  loads: [],
  load: () => import('./code.effects'),
  messages: { en: () => import('./code.messages'), pl: () => import('./code.messages.pl') },
} satisfies EnhanceFeature;
