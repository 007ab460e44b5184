import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { Route } from '../../site/services';

/**
 * `upgrade`: leads to the page about the site's billing plan. Who may see that is the page's matter.
 *
 * @implements ROUTE-02 SRV-08
 */
export const upgradeRoute: Route = (app) => {
  const declared = { config: { access: 'everyone' } } as const;
  app.get(BILLING_PLAN_CALLS.upgrade.path, declared, (_request, reply) => reply.redirect(ADMIN_PATH.billingPlan, 303));
};
