import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A quotation. */
export const quote = {
  id: 'blocks/quote',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.quote] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
