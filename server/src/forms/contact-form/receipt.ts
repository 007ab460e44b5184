import type { AnsweredField, FieldType, FormReceipt } from 'shared-types/forms/contact-form';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { FieldDefinition } from '../../site/form/field-definition';
import type { ReadReceipt } from '../../site/page/read-receipt';
import { fieldsOf } from './fields-of';
import { findForm, type FoundForm } from './find-form';
import type { SavedSubmission, Submission } from './submission.store';

type Kept = Submission['fields'];

/** Visitors do not see hidden fields, and nobody is shown a password. */
const UNSHOWN: ReadonlySet<FieldType> = new Set(['password', 'hidden']);

/** What a visitor may see of the answers: answered fields that the form still has. */
export function shownAnswers(fields: readonly FieldDefinition[], kept: Kept): AnsweredField[] {
  return answeredFields(
    fields.filter(({ type }) => !UNSHOWN.has(type)),
    kept,
  );
}

/** The answers to these fields, without the fields that are unanswered. */
export function answeredFields(fields: readonly FieldDefinition[], kept: Kept): AnsweredField[] {
  const own = new Map(fields.map((field) => [field.id, field]));
  const answers = Object.fromEntries(
    Object.entries(kept).flatMap(([id, value]) => {
      const field = own.get(id);
      return field ? [[id, withSymbol(value, field)] as const] : [];
    }),
  );
  return fieldsOf(answers, fields).filter(({ values }) => values.some((value) => value !== ''));
}

/** Amounts are stored without their symbol. */
function withSymbol(value: unknown, { currencySymbol }: FieldDefinition): unknown {
  return currencySymbol && typeof value === 'string' && value !== '' ? `${currencySymbol} ${value}` : value;
}

/** The receipt for a stored submission; undefined if the form shows none. */
export function receiptFor(
  { type, definition }: FoundForm,
  { number, fields }: Pick<SavedSubmission, 'number'> & Pick<Submission, 'fields'>,
): FormReceipt | undefined {
  if (number === null || type !== BLOCK_TYPE.form || definition.successAddress !== undefined) return undefined;
  return { number, fields: shownAnswers(definition.fields, fields) };
}

/** The receipt of a form sent without script. Only the visitor who has sent it knows its key. */
export const readReceipt: ReadReceipt = async (db, { site, blockId, key }) => {
  const form = findForm(site, blockId);
  const stored = await db
    .selectFrom('form_submission')
    .select(['number', 'fields'])
    .where('site_id', '=', site.id)
    .where('form_id', '=', blockId)
    .where('key', '=', key)
    .executeTakeFirst();
  return form && stored && receiptFor(form, stored);
};
