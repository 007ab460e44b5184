import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { Route } from '../../site/services';

/**
 * `changePlan`: redirects to the page of the site's billing plan, which checks access itself.
 * @implements ROUTE-03 SRV-08
 */
export const changePlanRoute: Route = (app) => {
  const declared = { config: { access: 'everyone' } } as const;
  app.get(BILLING_PLAN_CALLS.changePlan.path, declared, (_request, reply) =>
    reply.redirect(ADMIN_PATH.billingPlan, 303),
  );
};
