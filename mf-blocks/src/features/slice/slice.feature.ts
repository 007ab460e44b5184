import type { HtmlFeature } from 'shared-types/remote';
import { SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What slices of popups and lock screens show that no other block does. */
export const slice = {
  id: 'blocks/slice',
  implements: ['ENUM-12', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [SLICE_BLOCK_TYPE.part] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['blocks/slice/part'],
} satisfies HtmlFeature;
