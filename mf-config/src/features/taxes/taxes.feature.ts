import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The tax rules of the store, in their order. */
export const taxes = {
  id: 'config/taxes',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.taxes] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/taxes/list'],
  strings: { en: () => import('./taxes.strings'), pl: () => import('./taxes.strings.pl') },
} satisfies HtmlFeature;
