import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** One member of the site: what it is called, what it sees, and whether it may sign in. */
export const member = {
  id: 'config/member',
  implements: ['SESSION-01', 'ROLE-03', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.member] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/member/details'],
  strings: { en: () => import('./member.strings'), pl: () => import('./member.strings.pl') },
} satisfies HtmlFeature;
