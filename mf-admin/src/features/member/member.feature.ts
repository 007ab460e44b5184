import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A member of the site: name, areas, and permission to sign in. */
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
