import { FIELD_PREFIX, type FieldType } from 'shared-types/forms/contact-form';
import type { NumberSigns } from 'shared-types/forms/logic/number-text';
import { z } from 'zod';
import { storableText } from '../../platform/schema/storable-text';
import type { FieldDefinition } from './field-definition';
import type { Answer } from './fields/field-rule';
import { FIELD_RULES } from './fields/field-rules';

/** The page sets hidden values, and its query can be any length. */
const LONGEST_HIDDEN = 2000;

/** A likert scale has values by question; of a calculation nothing that is sent counts. */
const UNLISTED: ReadonlySet<FieldType> = new Set(['likert', 'calculation']);

const texts = z.union([z.string(), z.array(z.string())]);
const answersSchema = z.record(z.string(), z.union([texts, z.record(z.string(), texts)]));
type SentValue = z.output<typeof answersSchema>[string];

/** What a request holds of the answers: `form` as the specification has it, or the inputs of a form without script. */
export type SentForm = Readonly<Record<string, unknown>>;

/** Where a form was sent from. */
interface SendingPage {
  /** Of the page; hidden fields take their values from it. */
  readonly query?: URLSearchParams;
  /** Signs of numbers in the page's language; by default those of stored numbers. */
  readonly signs?: NumberSigns;
}

/**
 * The answers by field id, for the fields the form has; `undefined` where they cannot be read.
 */
export function sentAnswers(
  sent: SentForm,
  fields: readonly FieldDefinition[],
  { query = new URLSearchParams(), signs }: SendingPage = {},
): ReadonlyMap<string, Answer> | undefined {
  const values = sent['form'] === undefined ? foldedInputs(sent, fields) : parsedForm(sent['form']);
  if (!values || fields.some(({ id, type }) => !UNLISTED.has(type) && !isList(values[id] ?? ''))) return undefined;
  return new Map(
    fields.map((field) => {
      const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
      const answer = field.type === 'hidden' ? hiddenAnswer(field, value, query) : readAnswer(field, value, signs);
      return [field.id, answer];
    }),
  );
}

function parsedForm(form: unknown): Record<string, SentValue> | undefined {
  try {
    return answersSchema.safeParse(typeof form === 'string' ? JSON.parse(form) : form).data;
  } catch {
    return undefined;
  }
}

/** Gathers inputs called `field.<id>.<part>`. */
function foldedInputs(sent: SentForm, fields: readonly FieldDefinition[]): Record<string, SentValue> | undefined {
  const folded = fields.flatMap((field) => {
    const names = FIELD_RULES[field.type].parts(field).map((part) => `${FIELD_PREFIX}${field.id}.${part}`);
    return names.length > 0 ? [[field.id, names.flatMap((name) => sent[name] ?? '')] as const] : [];
  });
  return answersSchema.safeParse(Object.fromEntries(folded)).data;
}

function readAnswer(field: FieldDefinition, value: SentValue | undefined, signs?: NumberSigns): Answer {
  // A likert scale has values by question.
  const given = !value || isList(value) ? (value ?? []) : field.options.map((question) => firstOf(value[question]));
  return FIELD_RULES[field.type].read([given].flat().map(tidyText), field, signs);
}

/** @implements FIELD-15 */
function hiddenAnswer(
  { id, key = id, value = '' }: FieldDefinition,
  sent: SentValue | undefined,
  query: URLSearchParams,
) {
  const own = sent !== undefined && isList(sent) ? firstOf(sent) : undefined;
  return [tidyText(own ?? query.get(key) ?? value).slice(0, LONGEST_HIDDEN)];
}

function isList(value: SentValue): value is string | string[] {
  return typeof value === 'string' || Array.isArray(value);
}

function firstOf(value: string | readonly string[] = ''): string {
  return [value].flat()[0] ?? '';
}

function tidyText(text: string): string {
  return storableText(text).replace(/\r\n?/g, '\n').trim();
}
