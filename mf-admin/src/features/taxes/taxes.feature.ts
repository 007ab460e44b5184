import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The tax rules of the store, in order. */
export const taxes = {
  id: 'admin/taxes',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.taxes] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/taxes/list'],
  messages: { en: () => import('./taxes.messages'), pl: () => import('./taxes.messages.pl') },
} satisfies HtmlFeature;
