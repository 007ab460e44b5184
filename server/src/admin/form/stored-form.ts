import { hash } from 'node:crypto';
import { FIELD_PARTS, type FieldType } from 'shared-types/forms/contact-form';
import { FIELD_PROPERTIES, VANILLA_PROPERTIES, type FieldProperty } from 'shared-types/forms/form-builder';
import { FORM_ROW_PREFIX } from 'shared-types/admin/forms/form';
import { TICKED, type Fields } from '../form-fields';
import { conditionValues } from './conditions';
import { shownFormula } from './formulas';
import type { Settings } from './settings';

export interface StoredField extends Settings {
  readonly id: string;
  readonly type: FieldType;
}

export const FIELD_TYPES = Object.keys(FIELD_PARTS) as readonly FieldType[];

/** Texts of a form that are not its fields'. */
export const FORM_TEXTS = [
  'title',
  'submitButtonText',
  'submissionMessage',
  'successUrl',
  'postSubmitHtml',
  'captcha',
  'captchaSiteKey',
  'disclaimer',
  'emailTo',
  'listId',
  'webhookUrl',
] as const;

/** Boxes of a form that are not its fields'. */
export const FORM_BOXES = ['keepsDraft', 'sendsCopy'] as const;

/** What the builder edits of a type, in one input each. */
export function propertiesOf(
  type: FieldType,
): readonly Exclude<FieldProperty, 'shownWhen' | 'startsPage' | 'amounts'>[] {
  const vanilla: Partial<Record<FieldType, readonly 'maxLength'[]>> = VANILLA_PROPERTIES;
  return [...FIELD_PROPERTIES[type], ...(vanilla[type] ?? [])];
}

/** The fields that can be shown; others are left out. */
export function storedFields({ fields }: Settings): readonly StoredField[] {
  return Array.isArray(fields) ? fields.filter(isField) : [];
}

function isField(value: unknown): value is StoredField {
  const { id, type } = Object(value) as Settings;
  return typeof id === 'string' && FIELD_TYPES.some((known) => known === type);
}

/** A form as values of the builder's inputs, always in the same order. */
export function formValues(settings: Settings): Fields {
  const texts = FORM_TEXTS.map((name) => [name, valueText(settings[name])] as const);
  const boxes = FORM_BOXES.flatMap((name) => (settings[name] === true ? [[name, TICKED] as const] : []));
  const fields = storedFields(settings);
  const rows = fields.map((field, index) => fieldValues(field, { fields, prefix: `${FORM_ROW_PREFIX}.${index + 1}.` }));
  return Object.assign(Object.fromEntries([...texts, ...boxes]), ...rows) as Fields;
}

interface FieldPlace {
  /** Before the names of the field's values. */
  readonly prefix: string;
  /** All fields of the form. */
  readonly fields: readonly StoredField[];
}

/** The values of a field; unchecked boxes are left out. */
export function fieldValues(field: StoredField, { prefix, fields }: FieldPlace): Fields {
  const names = new Set(['id', 'type', 'title', ...propertiesOf(field.type), 'startsPage', 'amounts', 'key']);
  const texts = { ...field, formula: shownFormula(valueText(field['formula']), fields) } as Settings;
  const values = [...names].map((name) => [`${prefix}${name}`, valueText(texts[name])] as const);
  const filled = values.filter(([name, value]) => value !== '' || name.endsWith('.title'));
  return { ...Object.fromEntries(filled), ...conditionValues(field['shownWhen'], prefix) };
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('\n');
  if (value === true) return TICKED;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Names a state: forms that the builder shows alike have the same name. */
export function formName(settings: Settings): string {
  return hash('sha256', JSON.stringify(formValues(settings)), 'base64url');
}
