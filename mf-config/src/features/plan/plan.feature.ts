import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Where an upgrade and a change of the plan lead: how the site stands with it. Nothing is sold here, and nothing has been. */
export const plan = {
  id: 'config/plan',
  implements: ['SRV-08', 'ENUM-22', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.plan] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/plan/standing'],
  strings: { en: () => import('./plan.strings'), pl: () => import('./plan.strings.pl') },
} satisfies HtmlFeature;
