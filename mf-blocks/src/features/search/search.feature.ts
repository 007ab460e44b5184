import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Searches for the pages and products that contain the entered words. */
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
