import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import { holdAbandoned } from './deploys.store';
import { forgetDeploy } from './forget-deploy';

export interface SweepDeploysDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
}

/** Deletes abandoned deploys, skipping those of other instances. */
export async function sweepDeploys(deps: SweepDeploysDeps): Promise<void> {
  while (await sweepOne(deps));
}

async function sweepOne({ db, objects }: SweepDeploysDeps): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deploy = await holdAbandoned(trx);
    if (deploy) await forgetDeploy(trx, objects, deploy);
    return deploy !== undefined;
  });
}
