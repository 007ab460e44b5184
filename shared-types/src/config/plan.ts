import type { WebsiteStatus } from '../site/website';

/**
 * Where an upgrade from a trial and a change of the plan go. The paths are the specification's; both lead to the page
 * about the site's plan.
 *
 * @implements ROUTE-02 ROUTE-03
 */
export const PLAN_CALLS = {
  upgrade: { method: 'GET', path: '/settings/billing/billing/upgrade' },
  changePlan: { method: 'GET', path: '/settings/billing/billing/website/change-plan' },
} as const;

/** Answer to the read `config/plan/standing`. */
export interface PlanView {
  readonly websiteStatus: WebsiteStatus;
}
