import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Replaces a page for which the account's roles are not sufficient. */
export const noAccess = {
  id: 'admin/no-access',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.noAccess] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/no-access/account'],
  messages: { en: () => import('./no-access.messages'), pl: () => import('./no-access.messages.pl') },
} satisfies HtmlFeature;
