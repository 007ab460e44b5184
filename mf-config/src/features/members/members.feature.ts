import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Who the site's members are, and the form that invites another. The shell sends it where there is script. */
export const members = {
  id: 'config/members',
  implements: ['SESSION-01', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.members] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/members/list'],
  strings: { en: () => import('./members.strings'), pl: () => import('./members.strings.pl') },
} satisfies HtmlFeature;
