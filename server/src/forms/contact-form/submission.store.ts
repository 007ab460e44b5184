import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

export interface Submission {
  readonly siteId: string;
  readonly formId: string;
  readonly key: string;
  readonly pagePath: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly details: Readonly<Record<string, unknown>>;
  /** Now by default. */
  readonly receivedAt?: Date;
}

/** `repeated` if the submission was stored before; `key-used` if its key was used for other answers. */
export type SaveOutcome = 'saved' | 'repeated' | 'key-used';

export async function saveSubmission(db: Database, submission: Submission): Promise<SaveOutcome> {
  const { siteId, formId, key, pagePath, receivedAt } = submission;
  const fields = JSON.stringify(submission.fields);
  const inserted = await db
    .insertInto('form_submission')
    .values({
      id: randomUUID(),
      site_id: siteId,
      form_id: formId,
      key,
      page_path: pagePath,
      fields,
      details: JSON.stringify(submission.details),
      ...(receivedAt && { received_at: receivedAt }),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return 'saved';
  const same = await db
    .selectFrom('form_submission')
    .select('id')
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .where('form_id', '=', formId)
    .where(sql<boolean>`fields = ${fields}::jsonb`)
    .executeTakeFirst();
  return same ? 'repeated' : 'key-used';
}

/** True if a submission was stored with this key, so that no other can be. */
export async function isKeyStored(db: Database, siteId: string, key: string): Promise<boolean> {
  const stored = await db
    .selectFrom('form_submission')
    .select('id')
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirst();
  return stored !== undefined;
}
