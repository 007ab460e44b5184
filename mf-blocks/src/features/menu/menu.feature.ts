import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The menus of a restaurant, one behind each tab. */
export const menu = {
  id: 'blocks/menu',
  implements: ['MENU-01', 'MENU-02', 'MENU-03', 'BLOCK-01', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.menu] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./menu.effects'),
} satisfies EnhanceFeature;
