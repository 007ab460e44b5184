import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Signs an account in, by its password or a passkey. The shell sends the forms by fetch if script runs; passkeys need it. */
export const signIn = {
  id: 'admin/sign-in',
  implements: ['ROLE-05', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.signIn] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/sign-in/form'],
  load: () => import('./sign-in.effects'),
  messages: { en: () => import('./sign-in.messages'), pl: () => import('./sign-in.messages.pl') },
} satisfies EnhanceFeature;
