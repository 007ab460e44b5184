import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';

export const billingPlanStatusLoader = {
  name: 'admin/billing-plan/status',
  scope: 'visitor',
  load: ({ site: { websiteStatus }, visitor: { account } }) =>
    Promise.resolve(account && mayDo(account, 'billing.open') ? { websiteStatus } : null),
} satisfies Loader<'admin/billing-plan/status'>;
