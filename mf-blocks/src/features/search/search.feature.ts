import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A field for words, and the pages and products that hold them. */
export const search = {
  id: 'blocks/search',
  implements: ['SRV-33'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.search] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['blocks/search/results'],
} satisfies HtmlFeature;
