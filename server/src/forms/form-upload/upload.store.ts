import { randomUUID } from 'node:crypto';
import { sql, type Selectable, type Transaction } from 'kysely';
import { FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';

export type Upload = Selectable<Tables['form_upload']>;

/** The submission that an upload is for; nobody else can use it. */
export interface UploadScope {
  readonly siteId: string;
  readonly formId: string;
  /** Idempotency key of the submission. */
  readonly key: string;
}

export interface NewUpload extends UploadScope {
  readonly fieldId: string;
  /** For display. */
  readonly name: string;
  readonly bytes: number;
}

export type StartedUpload =
  | { readonly kind: 'started'; readonly id: string }
  | { readonly kind: 'full' | 'too-many' | 'too-large-together' };

/** Most bytes of a site's files that no submission has yet. */
const UNCLAIMED_BYTES = 2 * 1024 * 1024 * 1024;

/** Reserves room for a file; the lock makes limits hold for concurrent requests. */
export async function startUpload(db: Database, upload: NewUpload): Promise<StartedUpload> {
  const { siteId, formId, key, fieldId, name, bytes } = upload;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`form uploads ${siteId}`}, 0))`.execute(trx);
    const own = await countUploads(ofSite(trx, siteId).where('key', '=', key));
    if (own.count >= FORM_UPLOAD_LIMIT.files) return { kind: 'too-many' };
    if (own.bytes + bytes > FORM_UPLOAD_LIMIT.submissionBytes) return { kind: 'too-large-together' };
    const unclaimed = await countUploads(ofSite(trx, siteId).where('submission_id', 'is', null));
    if (unclaimed.bytes + bytes > UNCLAIMED_BYTES) return { kind: 'full' };
    const id = randomUUID();
    await trx
      .insertInto('form_upload')
      .values({ id, site_id: siteId, form_id: formId, field_id: fieldId, key, name, bytes })
      .execute();
    return { kind: 'started', id };
  });
}

async function countUploads(
  uploads: ReturnType<typeof ofSite>,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const { count, bytes } = await uploads
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes) };
}

function ofSite(db: Database | Transaction<Tables>, siteId: string) {
  return db.selectFrom('form_upload').where('site_id', '=', siteId);
}

function ofScope(db: Database, { siteId, formId, key }: UploadScope) {
  return ofSite(db, siteId).where('form_id', '=', formId).where('key', '=', key);
}

export async function findUpload(db: Database, scope: UploadScope, id: string): Promise<Upload | undefined> {
  return ofScope(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The complete files among these. */
export async function findCompleteUploads(
  db: Database,
  scope: UploadScope,
  ids: readonly string[],
): Promise<readonly Upload[]> {
  if (ids.length === 0) return [];
  return ofScope(db, scope).selectAll().where('id', 'in', ids).where('object_key', 'is not', null).execute();
}

/** The complete upload of the same file: a form that is sent again stores its files once. */
export async function findSameFile(
  db: Database,
  { fieldId, name, sha256, ...scope }: UploadScope & Pick<NewUpload, 'fieldId' | 'name'> & { readonly sha256: string },
): Promise<Upload | undefined> {
  return ofScope(db, scope)
    .selectAll()
    .where('field_id', '=', fieldId)
    .where('name', '=', name)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
}

/** Deletes an upload that no submission has. */
export async function removeUpload(db: Database, { siteId, formId, key }: UploadScope, id: string): Promise<void> {
  await db
    .deleteFrom('form_upload')
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('key', '=', key)
    .where('id', '=', id)
    .where('submission_id', 'is', null)
    .execute();
}
