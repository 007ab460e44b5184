import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

export const text = {
  id: 'blocks/text',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.text] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
