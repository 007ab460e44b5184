import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SubmissionDeletionReason } from 'shared-types/admin/forms/submissions';
import { deleteSubmissions } from '../../forms/deleted-submission/deleted-submission.store';
import type { Database } from '../../platform/schema/database';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { selectStored, type StoredSubmission } from './submissions.store';

/** Selected submissions, or all that have an email address among their answers. */
export type DeletionTarget =
  | { readonly reason: 'selected'; readonly ids: readonly string[] }
  | { readonly reason: 'person'; readonly email: string };

interface OfSite {
  readonly siteId: string;
  readonly target: DeletionTarget;
}

/** The newest submissions of the target, and the number of all. */
export async function findTarget(
  db: Database,
  { siteId, target }: OfSite,
  most: number,
): Promise<{ readonly stored: readonly StoredSubmission[]; readonly count: number }> {
  const found = db.selectFrom('form_submission').where('site_id', '=', siteId).where(isOf(target));
  const [stored, { count }] = await Promise.all([
    selectStored(found).orderBy('received_at', 'desc').orderBy('id').limit(most).execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { stored, count: Number(count) };
}

/** Deletes the submissions of the target, records who did it, and returns how many there were. */
export function deleteTarget(
  db: Database,
  { siteId, target, account }: OfSite & { readonly account: Pick<SignedInAccount, 'id' | 'displayName'> },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const count = await deleteSubmissions(trx, sql`site_id = ${siteId} and ${isOf(target)}`);
    if (count > 0)
      await trx
        .insertInto('submission_deletion')
        .values({
          site_id: siteId,
          account_id: account.id,
          deleted_by: account.displayName,
          reason: target.reason,
          count,
        })
        .execute();
    return count;
  });
}

export interface StoredDeletion {
  readonly reason: SubmissionDeletionReason;
  readonly count: number;
  readonly by: string;
  readonly at: Date;
}

/** The last deletions of a site, newest first. */
export function findDeletions(db: Database, siteId: string, most: number): Promise<StoredDeletion[]> {
  return db
    .selectFrom('submission_deletion')
    .select(['reason', 'count', 'deleted_by as by', 'deleted_at as at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

function isOf(target: DeletionTarget): RawBuilder<SqlBool> {
  if (target.reason === 'selected') return sql<SqlBool>`id = any(${target.ids}::uuid[])`;
  return sql<SqlBool>`exists (
    select from jsonb_path_query(fields, 'strict $.** ? (@.type() == "string")') as answer
    where lower(btrim(answer #>> '{}')) = lower(${target.email}))`;
}
