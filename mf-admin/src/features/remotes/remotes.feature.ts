import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Every remote of the platform with its live version, and the recent changes. */
export const remotes = {
  id: 'admin/remotes',
  implements: ['PLAT-03', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.remotes] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/remotes/list'],
  messages: { en: () => import('./remotes.messages'), pl: () => import('./remotes.messages.pl') },
} satisfies HtmlFeature;
