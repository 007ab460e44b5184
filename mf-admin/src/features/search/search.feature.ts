import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What the admin area has for what is typed into the field of its frame. */
export const search = {
  id: 'admin/search',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.search] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/search/results'],
  messages: { en: () => import('./search.messages'), pl: () => import('./search.messages.pl') },
} satisfies HtmlFeature;
