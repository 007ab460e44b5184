import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** Number of changes per page that are kept whatever their age, for undo. */
export const CHANGES_KEPT = 500;
/** Editors that were left open can send unsent changes for this long. */
export const DAYS_KEPT = 90;
const BATCH = 10_000;

/** Deletes, in batches, changes of pages that are neither recent nor among the last ones of their page. */
export async function sweepPageChanges(db: Database, batch = BATCH): Promise<void> {
  while ((await sweepBatch(db, batch)) === batch);
}

async function sweepBatch(db: Database, batch: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from page_change where (page_id, revision) in (
      select page_change.page_id, page_change.revision
      from page_draft join page_change on page_change.page_id = page_draft.page_id
        and page_change.revision <= page_draft.revision - ${CHANGES_KEPT}::int
      where page_draft.revision > ${CHANGES_KEPT}::int
        and page_change.changed_at < now() - make_interval(days => ${DAYS_KEPT})
      limit ${batch} for update of page_change skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
