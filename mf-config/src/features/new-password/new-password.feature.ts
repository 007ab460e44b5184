import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE, MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Where a letter's link leads: a new password is set there. The shell sends its form where there is script. */
export const newPassword = {
  id: 'config/new-password',
  implements: ['ROLE-05', 'SESSION-01', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.newPassword, MEMBER_BLOCK_TYPE.newPassword] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/new-password/link'],
  strings: { en: () => import('./new-password.strings'), pl: () => import('./new-password.strings.pl') },
} satisfies HtmlFeature;
