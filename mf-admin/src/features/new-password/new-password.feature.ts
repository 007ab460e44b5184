import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE, MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Target of the emailed link for a new password. The shell sends the form by fetch if script runs. */
export const newPassword = {
  id: 'admin/new-password',
  implements: ['ROLE-05', 'SESSION-01', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.newPassword, MEMBER_BLOCK_TYPE.newPassword] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/new-password/link'],
  messages: { en: () => import('./new-password.messages'), pl: () => import('./new-password.messages.pl') },
} satisfies HtmlFeature;
