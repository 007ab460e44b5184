import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { HtmlFeature } from 'shared-types/remote';

/** A post of a social network, quoted without anything of the network’s. */
export const socialPost = {
  id: 'blocks/social-post',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.socialPost] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
