import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The first page of the admin area: how today went, what waits, what is to be set up, and the account. */
export const home = {
  id: 'admin/home',
  implements: ['ROLE-02', 'ENUM-22', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.home] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/home/account', 'admin/home/dashboard'],
  messages: { en: () => import('./home.messages'), pl: () => import('./home.messages.pl') },
} satisfies HtmlFeature;
