import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SpamReason } from 'shared-types/admin/forms/submissions';
import type { Database } from '../../platform/schema/database';
import { createSubmissionNumber } from './submission-number';

export interface Submission {
  readonly siteId: string;
  readonly formId: string;
  readonly key: string;
  readonly pagePath: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly details: Readonly<Record<string, unknown>>;
  /** Stores it in quarantine. */
  readonly spamReason?: SpamReason | undefined;
  /** Now by default. */
  readonly receivedAt?: Date;
}

export interface SavedSubmission {
  readonly id: string;
  /** Number on the receipt; null for submissions older than receipts. */
  readonly number: string | null;
}

/** `repeated` if the submission was stored before; `key-used` if its key was used for other answers. */
export type SaveOutcome = ({ readonly kind: 'saved' | 'repeated' } & SavedSubmission) | { readonly kind: 'key-used' };

export async function saveSubmission(
  db: Database,
  submission: Submission,
  createNumber = createSubmissionNumber,
): Promise<SaveOutcome> {
  const { siteId, formId, key, pagePath, receivedAt, spamReason } = submission;
  const fields = JSON.stringify(submission.fields);
  const inserted = await db
    .insertInto('form_submission')
    .values({
      id: randomUUID(),
      site_id: siteId,
      form_id: formId,
      key,
      number: createNumber(),
      page_path: pagePath,
      fields,
      details: JSON.stringify(submission.details),
      ...(receivedAt && { received_at: receivedAt }),
      ...(spamReason && { quarantined_at: sql<Date>`now()` as never, spam_reason: spamReason }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
  if (inserted) return { kind: 'saved', ...inserted };
  const stored = await db
    .selectFrom('form_submission')
    .select(['id', 'number', sql<boolean>`form_id = ${formId} and fields = ${fields}::jsonb`.as('isSame')])
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirst();
  // Another submission has the number.
  if (!stored) return saveSubmission(db, submission, createNumber);
  const { isSame, ...saved } = stored;
  return isSame ? { kind: 'repeated', ...saved } : { kind: 'key-used' };
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
