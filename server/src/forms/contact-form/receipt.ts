import type { AnsweredField, FieldType, FormReceipt } from 'shared-types/forms/contact-form';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Site } from '../../site/directory/site';
import type { FieldDefinition } from '../../site/form/field-definition';
import type { ReadReceipt } from '../../site/page/read-receipt';
import { fieldsOf } from './fields-of';
import { findForm, type FoundForm } from './find-form';
import type { SavedSubmission, Submission } from './submission.store';

type Kept = Submission['fields'];

/** Visitors do not see hidden fields, and nobody is shown a password. */
const UNSHOWN: ReadonlySet<FieldType> = new Set(['password', 'hidden']);

/** What a visitor may see of the answers: answered fields that the form still has. */
export function shownAnswers(
  fields: readonly FieldDefinition[],
  kept: Kept,
  site: Pick<Site, 'locale'>,
): AnsweredField[] {
  return answeredFields(
    fields.filter(({ type }) => !UNSHOWN.has(type)),
    kept,
    site,
  );
}

/** The answers to these fields in the language of the site, without the fields that are unanswered. */
export function answeredFields(
  fields: readonly FieldDefinition[],
  kept: Kept,
  { locale }: Pick<Site, 'locale'>,
): AnsweredField[] {
  const own = new Set(fields.map(({ id }) => id));
  const answers = Object.fromEntries(Object.entries(kept).filter(([id]) => own.has(id)));
  return fieldsOf(answers, fields, locale).filter(({ values }) => values.some((value) => value !== ''));
}

/** The receipt for a stored submission; undefined if the form shows none. */
export function receiptFor(
  { type, definition }: FoundForm,
  { number, fields }: Pick<SavedSubmission, 'number'> & Pick<Submission, 'fields'>,
  site: Pick<Site, 'locale'>,
): FormReceipt | undefined {
  if (number === null || type !== BLOCK_TYPE.form || definition.successAddress !== undefined) return undefined;
  return { number, fields: shownAnswers(definition.fields, fields, site) };
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
  return form && stored && receiptFor(form, stored, site);
};
