import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Pictures as a grid, a stack or a strip. */
export const gallery = {
  id: 'blocks/gallery',
  implements: ['GAL-47', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.gallery] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: [],
} satisfies HtmlFeature;
