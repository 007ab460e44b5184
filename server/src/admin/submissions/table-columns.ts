import type { SubmissionColumn, SubmittedField } from 'shared-types/admin/forms/submissions';
import { fieldsOf } from '../../forms/contact-form/fields-of';
import type { FieldDefinition } from '../../site/form/field-definition';

/** Longest text of a cell, in characters; the opened submission shows all. */
const CELL_MAX = 160;

type Kept = Readonly<Record<string, unknown>>;

export interface TableColumns {
  readonly columns: readonly SubmissionColumn[];
  /** The answers of a submission, one per column. */
  readonly answersOf: (kept: Kept) => readonly SubmittedField[];
}

/**
 * A column per field of the form, then one per answered field that the form no longer has. Numbers are written in the language of
 * `locale`; without one they are as stored.
 */
export function tableColumns(
  fields: readonly FieldDefinition[],
  answered: readonly string[],
  locale?: string,
): TableColumns {
  const known = new Set(fields.map(({ id }) => id));
  const gone = answered
    .filter((id) => !known.has(id))
    .map((id): FieldDefinition => ({ id, type: 'text', title: id, required: false, options: [] }));
  const all = [...fields, ...gone].filter(({ type }) => type !== 'section');
  const ids = new Set(all.map(({ id }) => id));
  return {
    columns: all.map(({ id, title }) => ({ title, isGone: !known.has(id) })),
    answersOf: (kept) => fieldsOf(Object.fromEntries(Object.entries(kept).filter(([id]) => ids.has(id))), all, locale),
  };
}

/** One line with the beginning of an answer. */
export function cellText({ values }: Pick<SubmittedField, 'values'>): string {
  return shortened(values.filter(Boolean).join(', '));
}

/** One line with the beginnings of all answers. */
export function excerptOf(fields: readonly SubmittedField[]): string {
  return shortened(fields.map(cellText).filter(Boolean).join(' · '));
}

function shortened(text: string): string {
  const line = text
    .slice(0, 4 * CELL_MAX)
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > CELL_MAX || text.length > 4 * CELL_MAX ? `${letters.slice(0, CELL_MAX).join('')}…` : line;
}
