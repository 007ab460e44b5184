import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Signs an account in. The shell sends the form by fetch if script runs. */
export const signIn = {
  id: 'admin/sign-in',
  implements: ['ROLE-05', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.signIn] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/sign-in/form'],
  messages: { en: () => import('./sign-in.messages'), pl: () => import('./sign-in.messages.pl') },
} satisfies HtmlFeature;
