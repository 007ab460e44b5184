import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The tags of the site's posts and events: counted, searched, renamed, merged and removed; the last change can be undone. */
export const tags = {
  id: 'admin/tags',
  implements: ['TAG-01', 'TAG-02', 'TAG-03'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.tags] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/tags/list'],
  load: () => import('./tags.effects'),
  messages: { en: () => import('./tags.messages'), pl: () => import('./tags.messages.pl') },
} satisfies EnhanceFeature;
