import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import { bumpRevision } from '../../site/directory/revision';
import type { Site } from '../../site/directory/site';
import type { Activity } from './activity.schema';
import { makeSampleOrders } from './make-sample-orders';
import { makeSampleSubmissions } from './make-sample-submissions';
import { makeSampleTraffic } from './make-sample-traffic';
import { markSite, noteSamples } from './sample-activity.store';

export interface ActivityToMake {
  /** In its main language. */
  readonly site: Site;
  readonly activity: Activity;
  readonly nowMs: number;
}

/**
 * Makes the sample activity of a site, in one transaction: orders with their history and reviews, messages, and a month
 * of visits. False, and nothing is made, if the site has sample activity already.
 */
export function makeSampleActivity(db: Database, toMake: ActivityToMake): Promise<boolean> {
  const { id } = toMake.site;
  return withRetries(() =>
    db.transaction().execute(async (trx) => {
      if (!(await markSite(trx, id))) return false;
      await noteSamples(trx, id, {
        orderIds: await makeSampleOrders(trx, toMake),
        submissionIds: await makeSampleSubmissions(trx, toMake),
        recordKeys: await makeSampleTraffic(trx, toMake),
      });
      // Pages show the published reviews.
      await bumpRevision(trx, id);
      return true;
    }),
  );
}
