import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** One member of the site: what it is called, what it sees, and whether it may sign in. */
export const member = {
  id: 'admin/member',
  implements: ['SESSION-01', 'ROLE-03', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.member] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/member/details'],
  messages: { en: () => import('./member.messages'), pl: () => import('./member.messages.pl') },
} satisfies HtmlFeature;
