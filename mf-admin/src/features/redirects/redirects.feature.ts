import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The redirects. */
export const redirects = {
  id: 'admin/redirects',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.redirects] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/redirects/list'],

  messages: { en: () => import('./redirects.messages'), pl: () => import('./redirects.messages.pl') },
} satisfies HtmlFeature;
