import { FIELD_PARTS, FIELD_PREFIX, type FieldValue } from 'shared-types/forms/contact-form';
import { z } from 'zod';
import { storableText } from '../../platform/schema/storable-text';
import type { FieldDefinition } from './field-definition';

/** What was answered to one field, part by part; a checkbox has as many as were checked. */
export type Answer = readonly string[];

const answersSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What a request holds of the answers: `form` as the specification has it, or the inputs of a form without script. */
export type SentForm = Readonly<Record<string, unknown>>;

/** The answers by field id, for the fields the form has; `undefined` where they cannot be read. */
export function sentAnswers(
  sent: SentForm,
  fields: readonly FieldDefinition[],
): ReadonlyMap<string, Answer> | undefined {
  const values = sent['form'] === undefined ? foldedInputs(sent, fields) : parsedForm(sent['form']);
  if (!values) return undefined;
  return new Map(
    fields.map((field) => [field.id, parts(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined)]),
  );
}

function parsedForm(form: unknown): Record<string, FieldValue> | undefined {
  try {
    return answersSchema.safeParse(typeof form === 'string' ? JSON.parse(form) : form).data;
  } catch {
    return undefined;
  }
}

/** Gathers inputs called `field.<id>.<part>`. */
function foldedInputs(sent: SentForm, fields: readonly FieldDefinition[]): Record<string, FieldValue> | undefined {
  const names = fields.map((field) => [field.id, inputNames(field)] as const);
  const folded = names.map(([id, inputs]) => [id, inputs.flatMap((name) => sent[name] ?? '')] as const);
  return answersSchema.safeParse(Object.fromEntries(folded)).data;
}

function inputNames({ id, type, options }: FieldDefinition): string[] {
  const names: readonly string[] =
    type === 'checkbox' && options.length > 0 ? options.map((_, index) => String(index)) : FIELD_PARTS[type];
  return names.map((part) => `${FIELD_PREFIX}${id}.${part}`);
}

function parts({ type }: FieldDefinition, value: FieldValue = []): Answer {
  const given = [value].flat().map((text) => storableText(text).replace(/\r\n?/g, '\n').trim());
  if (type === 'checkbox') return [...new Set(given.filter((text) => text !== ''))];
  return FIELD_PARTS[type].map((_, index) => given[index] ?? '');
}
