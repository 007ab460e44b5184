import type { Transaction } from 'kysely';
import type { FieldValue, LikertValue } from 'shared-types/forms/contact-form';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { AnswerMessages } from '../../site/form/answers.messages';
import type { FieldDefinition } from '../../site/form/field-definition';
import type { Answer } from '../../site/form/fields/field-rule';
import { isUploadId } from '../../site/form/fields/file-rule';
import { findCompleteUploads, type Upload, type UploadScope } from './upload.store';

type Values = Readonly<Record<string, FieldValue | LikertValue>>;

/** A file of a submission. */
export interface SubmittedUpload {
  readonly id: string;
  /** Its place among the files of its field. */
  readonly place: number;
}

export interface NamedUploads {
  /** The uploads that answers name, by id; only complete ones of this form, field and key. */
  readonly known: ReadonlyMap<string, Upload>;
  /** Messages by field, where an answer names others. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Finds the uploads that the answers to these fields name. */
export async function namedUploads(
  db: Database,
  {
    scope,
    fields,
    answers,
  }: {
    readonly scope: UploadScope;
    readonly fields: readonly FieldDefinition[];
    readonly answers: ReadonlyMap<string, Answer>;
  },
  messages: AnswerMessages,
): Promise<NamedUploads> {
  const named = fields.flatMap(({ id }) => answers.get(id) ?? []).filter(isUploadId);
  const known = new Map((await findCompleteUploads(db, scope, named)).map((upload) => [upload.id, upload]));
  const gone = fields.filter((field) => answers.get(field.id)?.some((id) => known.get(id)?.field_id !== field.id));
  return { known, errors: Object.fromEntries(gone.map(({ id }) => [id, messages.noFile])) };
}

/** The values as they are stored, with names in place of ids, and the files that belong to them. */
export function withFileNames(
  values: Values,
  fields: readonly FieldDefinition[],
  known: NamedUploads['known'],
): { readonly values: Values; readonly uploads: readonly SubmittedUpload[] } {
  const own = fields.flatMap(({ id }) => {
    const ids = values[id];
    return Array.isArray(ids) ? [[id, ids as readonly string[]] as const] : [];
  });
  const names = own.map(([field, ids]) => [field, ids.map((id) => known.get(id)?.name ?? '')] as const);
  return {
    values: { ...values, ...Object.fromEntries(names) },
    uploads: own.flatMap(([, ids]) => ids.map((id, place) => ({ id, place }))),
  };
}

/** Gives files to a new submission. Throws if one was deleted since it was looked up. */
export async function claimUploads(
  trx: Transaction<Tables>,
  submissionId: string,
  uploads: readonly SubmittedUpload[],
): Promise<void> {
  for (const { id, place } of uploads) {
    const claimed = await trx
      .updateTable('form_upload')
      .set({ submission_id: submissionId, place })
      .where('id', '=', id)
      .where('submission_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!claimed) throw new Error('A file was deleted while its form was stored.');
  }
}

/** True if a submission was stored with exactly these files. */
export async function hasUploads(
  db: Database | Transaction<Tables>,
  submissionId: string,
  uploads: readonly SubmittedUpload[],
): Promise<boolean> {
  const stored = await db.selectFrom('form_upload').select('id').where('submission_id', '=', submissionId).execute();
  const ids = new Set(stored.map(({ id }) => id));
  return ids.size === uploads.length && uploads.every(({ id }) => ids.has(id));
}

/** The text of a form's input for each of these uploads, when the form is shown again: ids and names, a line each. */
export function uploadLines(uploads: readonly Pick<Upload, 'id' | 'name'>[]): string {
  return uploads.map(({ id, name }) => `${id} ${name}`).join('\n');
}
