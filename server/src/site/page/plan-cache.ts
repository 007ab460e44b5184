import type { PagePlan } from './page-plan';

/** Most plans that are kept. */
const MAX_PLANS = 500;

/** Plans by everything they depend on; concurrent visitors share one planning. */
export interface PlanCache {
  get(key: string, plan: () => Promise<PagePlan | undefined>): Promise<PagePlan | undefined>;
}

/** A cache that keeps only whole plans: a missing item, a fallback or a failure is tried again. */
export function createPlanCache(keepsPlans: boolean, mostPlans = MAX_PLANS): PlanCache {
  const plans = new Map<string, Promise<PagePlan | undefined>>();
  return {
    get(key, plan) {
      if (!keepsPlans) return plan();
      const known = plans.get(key);
      if (known) return known;
      const made = plan();
      plans.set(key, made);
      const forget = () => plans.get(key) === made && plans.delete(key);
      made.then((result) => (!result || result.isDegraded) && forget(), forget);
      const oldest = plans.size > mostPlans ? plans.keys().next().value : undefined;
      if (oldest !== undefined) plans.delete(oldest);
      return made;
    },
  };
}
