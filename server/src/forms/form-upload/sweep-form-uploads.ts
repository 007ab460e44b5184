import { sql } from 'kysely';
import { FORM_UPLOAD_KEEP_DAYS } from 'shared-types/forms/form-upload';
import type { Database } from '../../platform/schema/database';

/** Deletes uploads that no submission has after a day, also unfinished ones. Their objects are left to the clean-up job. */
export async function sweepFormUploads(db: Database): Promise<void> {
  await db
    .deleteFrom('form_upload')
    .where('submission_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${FORM_UPLOAD_KEEP_DAYS})`)
    .execute();
}
