import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Where an upgrade and a change of the plan lead: nothing is sold here, and nothing has been. */
export const plan = {
  id: 'config/plan',
  implements: ['SRV-08', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.plan] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: [],
  strings: { en: () => import('./plan.strings'), pl: () => import('./plan.strings.pl') },
} satisfies HtmlFeature;
