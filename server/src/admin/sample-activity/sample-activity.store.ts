import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';

/** Ids of what was made as samples on a site. */
export interface MadeSamples {
  readonly orderIds: readonly string[];
  readonly submissionIds: readonly string[];
  /** Keys of telemetry records. */
  readonly recordKeys: readonly string[];
}

/** Records that a site has sample activity; false if it has some already. Waits for another transaction that makes it. */
export async function markSite(trx: Transaction<Tables>, siteId: string): Promise<boolean> {
  const marked = await trx
    .insertInto('sample_activity')
    .values({ site_id: siteId })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .returning('site_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Stores what was made, with the hourly counts of its records, which outlive the records. */
export async function noteSamples(
  trx: Transaction<Tables>,
  siteId: string,
  { orderIds, submissionIds, recordKeys }: MadeSamples,
): Promise<void> {
  await sql`
    update sample_activity set order_ids = ${orderIds}::uuid[], submission_ids = ${submissionIds}::uuid[],
      record_keys = ${recordKeys}::uuid[], hours = coalesce((
        select jsonb_agg(counted) from (
          select date_bin('1 hour', at, 'epoch') as hour, kind, name, origin, path, bucket, count(*) as count,
            coalesce(sum(value), 0) as sum
          from telemetry_record where site_id = ${siteId} and key = any (${recordKeys}::uuid[])
          group by 1, 2, 3, 4, 5, 6
        ) as counted
      ), '[]')
    where site_id = ${siteId}`.execute(trx);
}

/** Removes the record of a site's sample activity and returns it; undefined if there is none. */
export async function unmarkSite(trx: Transaction<Tables>, siteId: string) {
  return trx.deleteFrom('sample_activity').where('site_id', '=', siteId).returningAll().executeTakeFirst();
}

/** The sites with sample activity, and since when. */
export async function markedSites(db: Database) {
  return db
    .selectFrom('sample_activity')
    .innerJoin('site', 'site.id', 'sample_activity.site_id')
    .select(['site.id as siteId', 'site.identifier', 'made_at as madeAt'])
    .orderBy('identifier')
    .execute();
}
