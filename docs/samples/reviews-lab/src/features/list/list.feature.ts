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
  reads: [],
  load: () => import('./list.effects'),
  strings: { en: () => import('./list.strings'), pl: () => import('./list.strings.pl') },
} satisfies EnhanceFeature;
