import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** Days for which a resend is expected: as long as browsers keep drafts, and far longer than they retry. */
const RESEND_DAYS = 30;

export interface SentAgain {
  readonly siteId: string;
  readonly formId: string;
  readonly key: string;
  /** Without fields for files. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface DeletedSubmission {
  /** False if the key was used for other answers. */
  readonly isSame: boolean;
  readonly number: string | null;
}

/** Deletes the submissions that match the condition, remembers their keys, and returns how many there were. */
export async function deleteSubmissions(db: Database, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from form_submission where ${condition} returning id, site_id, form_id, key, number, fields
    ), remembered as (
      insert into deleted_submission (site_id, key_hash, answers_hash, number)
      select site_id, sha256(convert_to(key, 'UTF8')), sha256(convert_to(key || form_id || (
        fields - array(select field_id from form_upload where submission_id = gone.id)
      )::text, 'UTF8')), number
      from gone on conflict do nothing
    )
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The deleted submission with this key; `undefined` if there is none, or a resend is no longer expected. */
export async function findDeletedSubmission(
  db: Database,
  { siteId, formId, key, fields }: SentAgain,
): Promise<DeletedSubmission | undefined> {
  const answers = sql`${key}::text || ${formId}::text || ${JSON.stringify(fields)}::jsonb::text`;
  return db
    .selectFrom('deleted_submission')
    .select(['number', sql<boolean>`answers_hash = sha256(convert_to(${answers}, 'UTF8'))`.as('isSame')])
    .where('site_id', '=', siteId)
    .where('key_hash', '=', sql<Buffer>`sha256(convert_to(${key}::text, 'UTF8'))`)
    .executeTakeFirst();
}

/** Forgets the keys of submissions of which no resend is expected any more. */
export async function sweepDeletedSubmissions(db: Database): Promise<void> {
  await db
    .deleteFrom('deleted_submission')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${RESEND_DAYS})`)
    .execute();
}
