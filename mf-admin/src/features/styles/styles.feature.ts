import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Colours and fonts of the site, fonts by category and search, with a preview that follows, and warnings about text that is hard to read. */
export const styles = {
  id: 'admin/styles',
  implements: ['FONTP-01', 'FONTP-02', 'FONTP-03', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.styles] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/styles/saved'],
  load: () => import('./styles.effects'),
  messages: { en: () => import('./styles.messages'), pl: () => import('./styles.messages.pl') },
} satisfies EnhanceFeature;
