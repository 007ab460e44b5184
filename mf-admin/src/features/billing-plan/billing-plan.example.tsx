import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { WebsiteStatus } from 'shared-types/site/website';

const sample = (websiteStatus: WebsiteStatus): PropsOf<'admin/billing-plan/status'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d09', type: ADMIN_BLOCK_TYPE.billingPlan, settings: {} },
  data: { 'admin/billing-plan/status': { websiteStatus } },
});

export const examples = {
  none: sample('none'),
  trial: sample('trial'),
  paid: sample('paid'),
  comped: sample('comped'),
  pastDue: sample('past-due'),
  expired: sample('expired'),
} as const;
