import type { WebsiteStatus } from '../site/website';

/** @implements ROUTE-02 ROUTE-03 */
export const BILLING_PLAN_CALLS = {
  upgrade: { method: 'GET', path: '/settings/billing/billing/upgrade' },
  changePlan: { method: 'GET', path: '/settings/billing/billing/website/change-plan' },
} as const;

/** Data of the loader `admin/billing-plan/status`. */
export interface BillingPlanView {
  readonly websiteStatus: WebsiteStatus;
}
