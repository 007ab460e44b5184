import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The mailing lists of the site, and which form fills which list. */
export const mailingLists = {
  id: 'admin/mailing-lists',
  implements: ['MAIL-01', 'MAIL-03', 'MAIL-04', 'MAIL-05', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.mailingLists] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/mailing-lists/list'],
  messages: { en: () => import('./mailing-lists.messages'), pl: () => import('./mailing-lists.messages.pl') },
} satisfies HtmlFeature;
