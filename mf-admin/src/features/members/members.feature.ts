import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The site's members and an invitation form. The shell sends the form by fetch if script runs. */
export const members = {
  id: 'admin/members',
  implements: ['SESSION-01', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.members] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/members/list'],
  messages: { en: () => import('./members.messages'), pl: () => import('./members.messages.pl') },
} satisfies HtmlFeature;
