import { bytesOf } from '../../memory/bytes-of';
import type { Room } from '../../memory/memory-budget';
import type { PagePlan } from './page-plan';

/** What a plan depends on. */
export interface PlanKey {
  /** Everything but the stock. */
  readonly key: string;
  /** The revision of the site's stock, which counts for a page that shows some. */
  readonly stockRevision: number;
}

/** Plans by everything they depend on; concurrent visitors share one planning. */
export interface PlanCache {
  get(key: PlanKey, plan: () => Promise<PagePlan | undefined>): Promise<PagePlan | undefined>;
}

/** A plan in memory. */
export interface KeptPlan {
  readonly plan: Promise<PagePlan | undefined>;
  readonly stockRevision: number;
  /** True until it is known that the page shows no stock. */
  showsStock: boolean;
}

/** What a plan counts for while nobody knows how large it will be. */
const BYTES_BEFORE = 50_000;

/** A cache that keeps only whole plans: a missing item, a fallback or a failure is tried again. Without a room it keeps none. */
export function createPlanCache(room: Room<KeptPlan> | undefined): PlanCache {
  return {
    get({ key, stockRevision }, plan) {
      if (!room) return plan();
      const known = room.get(key);
      if (known && (!known.showsStock || known.stockRevision === stockRevision)) return known.plan;
      const made: KeptPlan = { plan: plan(), stockRevision, showsStock: true };
      room.set(key, made, BYTES_BEFORE);
      const isStill = () => room.peek(key) === made;
      const forget = () => isStill() && room.delete(key);
      made.plan.then((result) => {
        if (!result || result.isDegraded) return void forget();
        made.showsStock = result.showsStock;
        if (isStill()) room.set(key, made, key.length + bytesOfPlan(result));
      }, forget);
      return made.plan;
    },
  };
}

/** Its blocks and their settings are the site's. Style sheets are the same for many pages, and counted with each. */
function bytesOfPlan({ context, release, frame, bar, shared, sources }: PagePlan): number {
  return bytesOf([context, release, frame, bar, [...shared.values()], sources]);
}
