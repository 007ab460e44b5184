import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The site's team: people, invitations, roles and what was changed. Everything but passkeys works without script. */
export const team = {
  id: 'admin/team',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.team] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/team/people'],
  load: () => import('./team.effects'),
  messages: { en: () => import('./team.messages'), pl: () => import('./team.messages.pl') },
} satisfies EnhanceFeature;
