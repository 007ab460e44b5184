import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The domains of a site: their DNS records, what became of them, and the main address. */
export const domains = {
  id: 'admin/domains',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.domains] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/domains/list'],
  load: () => import('./domains.effects'),
  messages: { en: () => import('./domains.messages'), pl: () => import('./domains.messages.pl') },
} satisfies EnhanceFeature;
