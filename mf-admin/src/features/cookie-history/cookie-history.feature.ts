import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The history of consent settings, below the form that changes them. */
export const cookieHistory = {
  id: 'admin/cookie-history',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.cookieHistory] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/cookie-history/changes'],
  messages: { en: () => import('./cookie-history.messages'), pl: () => import('./cookie-history.messages.pl') },
} satisfies HtmlFeature;
