import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { FileProblem, FileUploadTable } from '../../platform/schema/tables/site.tables';

export type StoredUpload = Selectable<FileUploadTable>;

/** The account that uploads; nobody else sees or continues its uploads. */
export interface UploadOwner {
  readonly siteId: string;
  readonly accountId: string;
}

export interface NewFileUpload extends UploadOwner {
  readonly name: string;
  readonly bytes: number;
  readonly modifiedMs: number;
  readonly folder: string;
  readonly replacesId: string | undefined;
}

/** Most uploads of an account that are not complete. */
const MOST_UNFINISHED = 500;
const SECONDS_TO_BE_ABANDONED = 7 * 24 * 3600;
/** Long enough for the page to see how an upload has ended. */
const SECONDS_OF_ENDED = 24 * 3600;

/**
 * Reserves an upload, or finds the one that the same account has begun with the same file: it goes on where it stopped, also in
 * another tab or after a restart. Undefined if the account has too many.
 */
export async function startUpload(db: Database, upload: NewFileUpload): Promise<StoredUpload | undefined> {
  const { siteId, accountId, name, bytes, modifiedMs, folder, replacesId } = upload;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`file uploads ${siteId} ${accountId}`}, 0))`.execute(trx);
    const unfinished = trx
      .selectFrom('file_upload')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .where('state', '=', 'sending');
    const begun = await unfinished
      .selectAll()
      .where('name', '=', name)
      .where('bytes', '=', bytes)
      .where('modified_ms', '=', modifiedMs)
      .where('modified_ms', '>', 0)
      .where('received', '>', 0)
      .where(sql<boolean>`replaces_id is not distinct from ${replacesId ?? null}::uuid`)
      .limit(1)
      .executeTakeFirst();
    if (begun) return begun;
    const { count } = await unfinished.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (Number(count) >= MOST_UNFINISHED) return undefined;
    return trx
      .insertInto('file_upload')
      .values({
        id: randomUUID(),
        site_id: siteId,
        account_id: accountId,
        name,
        bytes,
        modified_ms: modifiedMs,
        folder,
        replaces_id: replacesId ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export async function findUploads(
  db: Database,
  { siteId, accountId }: UploadOwner,
  ids: readonly string[],
): Promise<readonly StoredUpload[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('file_upload')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

/** Has a job process an upload of which all bytes are there; nothing if it is not sending any more. */
export async function handOver(db: Database, id: string): Promise<void> {
  await db
    .updateTable('file_upload')
    .set({ state: 'processing', due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .whereRef('received', '=', 'bytes')
    .execute();
}

/** Cancels an upload that is not done; its pieces are deleted. */
export async function cancelUpload(db: Database, { siteId, accountId }: UploadOwner, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cancelled = await trx
      .updateTable('file_upload')
      .set({ state: 'cancelled', due_at: null, problem: null })
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('state', '!=', 'done')
      .returning('id')
      .executeTakeFirst();
    if (cancelled) await trx.deleteFrom('file_upload_piece').where('upload_id', '=', id).execute();
  });
}

/** How processing an upload has ended. */
export type UploadEnd =
  | { readonly state: 'done'; readonly fileId: string }
  | { readonly state: 'failed'; readonly problem: FileProblem };

/** Stores how processing has ended, and deletes the pieces; false if the upload was cancelled meanwhile. */
export async function endUpload(db: Database, id: string, end: UploadEnd): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('file_upload')
      .set({
        state: end.state,
        due_at: null,
        ...(end.state === 'done' ? { file_id: end.fileId } : { problem: end.problem }),
      })
      .where('id', '=', id)
      .where('state', '=', 'processing')
      .returning('id')
      .executeTakeFirst();
    if (!ended) return false;
    await trx.deleteFrom('file_upload_piece').where('upload_id', '=', id).execute();
    return true;
  });
}

/** Deletes uploads that nobody has continued for a week, and those that ended a day ago. */
export async function sweepFileUploads(db: Database): Promise<void> {
  await db
    .deleteFrom('file_upload')
    .where(
      sql<boolean>`created_at < now() - make_interval(secs => case when state in ('sending', 'processing')
        then ${SECONDS_TO_BE_ABANDONED} else ${SECONDS_OF_ENDED} end)`,
    )
    .execute();
}
