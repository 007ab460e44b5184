import { sql } from 'kysely';
import { deleteSubmissions } from '../../../forms/deleted-submission/deleted-submission.store';
import type { Database } from '../../../platform/schema/database';

const BATCH = 1000;

/** Deletes the submissions that their sites no longer keep, in batches, and records how many. */
export async function sweepSubmissions(db: Database, batch = BATCH): Promise<void> {
  const sites = await db
    .selectFrom('submission_retention')
    .select(['site_id as siteId'])
    .where('keep_days', 'is not', null)
    .execute();
  for (const { siteId } of sites) while ((await sweepBatch(db, siteId, batch)) === batch);
}

/** The days are read with each batch, since an owner may change them meanwhile. */
function sweepBatch(db: Database, siteId: string, batch: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const count = await deleteSubmissions(
      trx,
      sql`id in (
        select submission.id from form_submission as submission
        join submission_retention as retention on retention.site_id = submission.site_id
        where submission.site_id = ${siteId}
          and submission.received_at < now() - make_interval(days => retention.keep_days)
        order by submission.received_at limit ${batch} for update of submission skip locked
      )`,
    );
    const deletion = { site_id: siteId, deleted_by: '', reason: 'retention', count } as const;
    if (count > 0) await trx.insertInto('submission_deletion').values(deletion).execute();
    return count;
  });
}
