import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

export const button = {
  id: 'blocks/button',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.button] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
