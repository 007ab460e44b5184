import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Errors of visitors' pages, with their origin and source position. */
export const errors = {
  id: 'admin/errors',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.errors] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/errors/list'],
  messages: { en: () => import('./errors.messages'), pl: () => import('./errors.messages.pl') },
} satisfies HtmlFeature;
