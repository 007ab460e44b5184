import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Settings of a page, its schedule, preview links and versions. With script, the picture of the search result is live. */
export const pageSettings = {
  id: 'admin/page-settings',
  implements: ['EDIT-17', 'EDIT-26', 'EDIT-28'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.pageSettings] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/page-settings/page'],
  load: () => import('./page-settings.effects'),
  messages: { en: () => import('./page-settings.messages'), pl: () => import('./page-settings.messages.pl') },
} satisfies EnhanceFeature;
