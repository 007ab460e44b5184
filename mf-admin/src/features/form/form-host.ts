import type { FieldType } from 'shared-types/forms/contact-form';
import { FORM_ROW_PREFIX, type FormEditorView } from 'shared-types/admin/forms/form';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import { FIELD_PICTURES } from './field-pictures';
import type { messages } from './form.messages';

export type FormHost = RenderHost<typeof messages>;

export interface FormValues {
  readonly block: string;
  readonly view: FormEditorView;
  readonly form: FormState | undefined;
  readonly host: FormHost;
}

/** A field, an empty row for one, or the template of a new one, whose number is 0. */
export interface FormRow {
  readonly number: number;
  /** Undefined for an empty row: the type is chosen there. */
  readonly type: FieldType | undefined;
}

/** The number of the rows of templates. */
export const TEMPLATE_ROW = 0;

export const FIELD_TYPES = Object.keys(FIELD_PICTURES) as readonly FieldType[];

/** Name of an input of a row. */
export function rowName(row: number, name: string): string {
  return `${FORM_ROW_PREFIX}.${row}.${name}`;
}

/** The initial value of an input: what was typed if the form has failed, else what is saved. */
export function valueOf({ view, form }: Pick<FormValues, 'view' | 'form'>, name: string): string {
  return (isTyped(form) ? form.values[name] : view.saved?.values[name]) ?? '';
}

/** The rows that hold something, in their order. */
export function filledRows({ view, form }: Pick<FormValues, 'view' | 'form'>): readonly FormRow[] {
  const values = isTyped(form) ? form.values : (view.saved?.values ?? {});
  const numbers = Object.entries(values).flatMap(([name, value]) => {
    const [prefix, row, own] = name.split('.');
    return prefix === FORM_ROW_PREFIX && (own === 'type' || own === 'title') && value !== '' ? [Number(row)] : [];
  });
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((number) => ({ number, type: FIELD_TYPES.find((type) => type === values[rowName(number, 'type')]) }));
}
