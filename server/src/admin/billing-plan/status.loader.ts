import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';

/** The status of the site’s billing plan. */
export const billingPlanStatusLoader = {
  name: 'admin/billing-plan/status',
  scope: 'visitor',
  load: ({ site: { websiteStatus }, visitor: { account } }) =>
    Promise.resolve(account && mayDo(account, 'billing.open') ? { websiteStatus } : null),
} satisfies Loader<'admin/billing-plan/status'>;
