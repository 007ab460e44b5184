import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The pages of the site: their status, and what can be done with each. */
export const pages = {
  id: 'admin/pages',
  implements: ['EDIT-17', 'EDIT-26', 'EDIT-27', 'EDIT-30'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.pages] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/pages/list'],
  messages: { en: () => import('./pages.messages'), pl: () => import('./pages.messages.pl') },
} satisfies HtmlFeature;
