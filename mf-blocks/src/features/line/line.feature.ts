import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A line between what stands above and below it. */
export const line = {
  id: 'blocks/line',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.line] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
