import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The links of the site that lead nowhere, each with what leads to its block. */
export const brokenLinks = {
  id: 'admin/broken-links',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.brokenLinks] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/broken-links/list'],
  messages: { en: () => import('./broken-links.messages'), pl: () => import('./broken-links.messages.pl') },
} satisfies HtmlFeature;
