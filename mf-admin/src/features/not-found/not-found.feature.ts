import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Shown to accounts at an address of the admin area that leads nowhere. */
export const notFound = {
  id: 'admin/not-found',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.notFound] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  messages: { en: () => import('./not-found.messages'), pl: () => import('./not-found.messages.pl') },
} satisfies HtmlFeature;
