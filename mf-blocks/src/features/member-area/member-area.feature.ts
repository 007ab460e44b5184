import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Signs members in and out. The shell sends the sign-in form. */
export const memberArea = {
  id: 'blocks/member-area',
  implements: ['SESSION-01', 'SESSION-02', 'SESSION-03', 'SESSION-05', 'SESSION-06', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.memberArea] },
  starts: ['interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: ['site/session'],
  loads: ['blocks/member-area/member'],
  load: () => import('./member-area.effects'),
  messages: { en: () => import('./member-area.messages'), pl: () => import('./member-area.messages.pl') },
} satisfies EnhanceFeature;
