import type { Database } from '../../platform/schema/database';

export interface StoredSubmittedFile {
  readonly id: string;
  readonly fieldId: string;
  readonly name: string;
  readonly bytes: number;
}

/** The files of a submission, in the order of each field. */
export async function findSubmittedFiles(
  db: Database,
  { siteId, submissionId }: { readonly siteId: string; readonly submissionId: string },
): Promise<readonly StoredSubmittedFile[]> {
  return db
    .selectFrom('form_upload')
    .select(['id', 'field_id as fieldId', 'name', 'bytes'])
    .where('site_id', '=', siteId)
    .where('submission_id', '=', submissionId)
    .orderBy('place')
    .execute();
}

/** Where a file of a submission is stored; `undefined` if the site has none with this id. */
export async function findSubmittedFile(
  db: Database,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<{ readonly name: string; readonly bytes: number; readonly objectKey: string } | undefined> {
  const file = await db
    .selectFrom('form_upload')
    .select(['name', 'bytes', 'object_key as objectKey'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('submission_id', 'is not', null)
    .executeTakeFirst();
  return file && file.objectKey !== null ? { ...file, objectKey: file.objectKey } : undefined;
}
