import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The pages on which subscribers confirm and leave a mailing list. The shell sends their forms. */
export const mailingList = {
  id: 'forms/mailing-list',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.mailingList] },
  starts: ['visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['forms/mailing-list/subscription'],
  load: () => import('./mailing-list.effects'),
} satisfies EnhanceFeature;
