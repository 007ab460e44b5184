import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A player of SoundCloud's, or a button to follow an account, in a frame with a policy of its own. */
export const embed = {
  id: 'blocks/embed',
  implements: ['EMBED-01', 'EMBED-04', 'EMBED-06', 'BLOCK-03', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.embed] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['consent/choice'],
  emits: [],
  loads: [],
  load: () => import('./embed.effects'),
  messages: { en: () => import('./embed.messages'), pl: () => import('./embed.messages.pl') },
} satisfies EnhanceFeature;
