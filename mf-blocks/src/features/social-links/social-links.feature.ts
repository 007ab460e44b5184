import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Ways to where else the owner is, as icons with tooltips or by name. */
export const socialLinks = {
  id: 'blocks/social-links',
  implements: ['TIP-01', 'TIP-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.socialLinks] },
  starts: ['interaction', 'visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./social-links.effects'),
  messages: { en: () => import('./social-links.messages'), pl: () => import('./social-links.messages.pl') },
} satisfies EnhanceFeature;
