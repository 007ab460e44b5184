import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Target of the link that confirms a new email address. The shell sends the form by fetch if script runs. */
export const newEmail = {
  id: 'admin/new-email',
  implements: ['ROLE-05', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.newEmail] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/new-email/link'],
  messages: { en: () => import('./new-email.messages'), pl: () => import('./new-email.messages.pl') },
} satisfies HtmlFeature;
