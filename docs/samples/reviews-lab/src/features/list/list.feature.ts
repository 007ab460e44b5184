import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from '../../block-type';

/** What buyers say, with their average; once live, in the order a visitor chooses. */
export const list = {
  id: 'reviews-lab/list',
  implements: [],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.reviews] },
  starts: ['visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./list.effects'),
  messages: { en: () => import('./list.messages'), pl: () => import('./list.messages.pl') },
} satisfies EnhanceFeature;
