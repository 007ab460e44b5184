import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import type { Database } from '../../../platform/schema/database';
import { eventReasons } from './event-reasons';
import { hostReasons } from './host-reasons';
import { newestOfAll, type FindDeps } from '../publish/find-published';
import { claimReasons } from './claim-reasons';
import { readLiveSet } from './live-set';
import { mountReasons } from './mount-reasons';
import { nameReasons } from './name-reasons';
import { readReasons } from './read-reasons';

export interface GateDeps extends FindDeps {
  /** Names of this server's loaders. */
  readonly loaderNames: ReadonlySet<string>;
}

/**
 * Checks a build against everything that is live for any visitor: what it removes although others need it, and what it
 * needs although nobody provides it. Additions are never a reason.
 *
 * @implements PLAT-02
 */
export async function gateReasons(candidate: Manifest, deps: GateDeps): Promise<DeployReason[]> {
  const live = await readLiveSet(deps);
  const known = [...live.shells, ...live.remotes, ...(await newestOfAll(deps))];
  return [
    ...nameReasons(candidate, known),
    ...claimReasons(candidate, known),
    ...hostReasons(candidate, live),
    ...readReasons(candidate, deps.loaderNames),
    ...eventReasons(candidate, live),
    ...(await mountReasons(candidate, live, (type) => countPages(deps.db, type))),
  ];
}

async function countPages(db: Database, type: number): Promise<number> {
  const { pages } = await db
    .selectFrom('block')
    .select((of) => of.fn.count<string>('page_id').distinct().as('pages'))
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return Number(pages);
}
