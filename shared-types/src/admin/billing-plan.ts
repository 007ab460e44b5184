import type { WebsiteStatus } from '../site/website';

/**
 * Where an upgrade from a trial and a change of the billing plan go. The paths are the specification's; both lead to the page
 * about the site's billing plan.
 *
 * @implements ROUTE-02 ROUTE-03
 */
export const BILLING_PLAN_CALLS = {
  upgrade: { method: 'GET', path: '/settings/billing/billing/upgrade' },
  changePlan: { method: 'GET', path: '/settings/billing/billing/website/change-plan' },
} as const;

/** Answer to the loader `admin/billing-plan/status`. */
export interface BillingPlanView {
  readonly websiteStatus: WebsiteStatus;
}
