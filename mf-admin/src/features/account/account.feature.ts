import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The signed-in account: name, address, password and two-step sign-in. Everything but passkeys works without script. */
export const account = {
  id: 'admin/account',
  implements: ['ROLE-05', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.account] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/account/details'],
  load: () => import('./account.effects'),
  messages: { en: () => import('./account.messages'), pl: () => import('./account.messages.pl') },
} satisfies EnhanceFeature;
