import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The discussion of a page at Disqus, and how many comments it has. */
export const comments = {
  id: 'blocks/comments',
  implements: ['EMBED-02', 'EMBED-04', 'BLOCK-03', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.comments] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['consent/choice'],
  emits: [],
  loads: [],
  load: () => import('./comments.effects'),
  messages: { en: () => import('./comments.messages'), pl: () => import('./comments.messages.pl') },
} satisfies EnhanceFeature;
