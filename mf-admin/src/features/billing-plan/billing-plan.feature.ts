import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The target of links about upgrading: shows the status of the site's billing plan. Nothing is sold here. */
export const billingPlan = {
  id: 'admin/billing-plan',
  implements: ['SRV-08', 'ENUM-22', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.billingPlan] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/billing-plan/status'],
  messages: { en: () => import('./billing-plan.messages'), pl: () => import('./billing-plan.messages.pl') },
} satisfies HtmlFeature;
