import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The earlier versions of a part of the site, below the form that changes it. */
export const siteHistory = {
  id: 'admin/site-history',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.siteHistory] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/site-history/versions'],
  messages: { en: () => import('./site-history.messages'), pl: () => import('./site-history.messages.pl') },
} satisfies HtmlFeature;
