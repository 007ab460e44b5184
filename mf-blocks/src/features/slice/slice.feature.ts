import type { HtmlFeature } from 'shared-types/remote';
import { SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Slices of popups and lock screens that are not blocks elsewhere. */
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
