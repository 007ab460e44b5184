import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A picture in one of six layouts. */
export const image = {
  id: 'blocks/image',
  implements: ['IMG-29', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.image] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
