import { randomUUID } from 'node:crypto';
import { FIELD_PREFIX, FILE_PART } from 'shared-types/forms/contact-form';
import type { Database } from '../../platform/schema/database';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { checkAnswers } from '../../site/form/check-answers';
import type { Answer } from '../../site/form/fields/field-rule';
import type { ActionContext } from '../../site/request/action';
import type { FoundForm } from '../contact-form/find-form';
import { fileFields } from '../form-upload/upload-request';
import { findDeletedSubmission, type DeletedSubmission } from './deleted-submission.store';

interface SentForm {
  readonly form: FoundForm;
  readonly key: string;
  readonly answers: ReadonlyMap<string, Answer>;
}

/** A deleted submission that was sent again, with the answers of the resend. */
export interface DeletedRepeat extends DeletedSubmission {
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The deleted submission that was sent with the key of this form; `undefined` if there is none, or the answers are refused anyway.
 * Its files are deleted with it, so only the other answers are compared.
 */
export async function findDeletedRepeat(
  db: Database,
  { form, key, answers }: SentForm,
  { site, language, files }: Pick<ActionContext, 'site' | 'language' | 'files'>,
): Promise<DeletedRepeat | undefined> {
  const withFiles = fileFields(form).filter(
    ({ id }) =>
      (answers.get(id)?.length ?? 0) > 0 || files.some(({ field }) => field === `${FIELD_PREFIX}${id}.${FILE_PART}`),
  );
  // Stand for files, of which a field may require one.
  const all = new Map([...answers, ...withFiles.map(({ id }) => [id, [randomUUID()]] as const)]);
  const checked = checkAnswers({ fields: form.definition.fields, answers: all }, ANSWER_MESSAGES[language]);
  if (!checked.ok) return undefined;
  const left = new Set(withFiles.map(({ id }) => id));
  const fields = Object.fromEntries(Object.entries(checked.fields).filter(([id]) => !left.has(id)));
  const deleted = await findDeletedSubmission(db, { siteId: site.id, formId: form.id, key, fields });
  return deleted && { ...deleted, fields };
}
