import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Titles that open and close the text below them. */
export const accordion = {
  id: 'blocks/accordion',
  implements: ['ACC-01', 'ACC-02', 'ACC-03', 'ACC-04', 'ACC-05', 'ACC-06', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.accordion] },
  starts: ['interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./accordion.effects'),
} satisfies EnhanceFeature;
