import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE, MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Requests an email to reset the password. The shell sends the form by fetch if script runs. */
export const forgottenPassword = {
  id: 'admin/forgotten-password',
  implements: ['ROLE-05', 'SESSION-01', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.forgottenPassword, MEMBER_BLOCK_TYPE.forgottenPassword] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  messages: { en: () => import('./forgotten-password.messages'), pl: () => import('./forgotten-password.messages.pl') },
} satisfies HtmlFeature;
