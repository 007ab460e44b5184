import { sql } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../platform/schema/database';
import { isDocumentBlockType } from '../../site/own-pages/block-type-range';

export interface Reach {
  readonly sites: number;
  /** Page views on these sites in this hour and the one before. */
  readonly views: number;
}

/** Counts whom a change reaches: sites with a block of the remote, or all if it may be on every page. */
export async function reachOf(db: Database, manifest: Manifest | undefined): Promise<Reach> {
  const types = manifest && blockTypesOf(manifest);
  const sites = types
    ? db.selectFrom('block').select('site_id').distinct().where('type', 'in', types)
    : db.selectFrom('site').select('id as site_id');
  const { rows } = await sql<Reach>`
    with reached as (${sites})
    select (select count(*)::int from reached) as sites,
      (select coalesce(sum(count), 0)::int from telemetry_hour
        where site_id in (select site_id from reached) and kind = 'visit' and name = 'view'
        and hour >= date_trunc('hour', now()) - interval '1 hour') as views`.execute(db);
  return rows[0] ?? { sites: 0, views: 0 };
}

/** Types of its blocks; `undefined` if it is on every site, in a slot or on an admin page. */
function blockTypesOf({ features }: Manifest): number[] | undefined {
  const types = features.flatMap(({ mounts }) => mounts.blockTypes ?? []);
  const isEverywhere = features.some(({ mounts }) => (mounts.slots ?? []).length > 0);
  return isEverywhere || types.length === 0 || !types.every(isDocumentBlockType) ? undefined : types;
}
