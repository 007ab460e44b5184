import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Who the site's members are, and the form that invites another. The shell sends it where there is script. */
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
