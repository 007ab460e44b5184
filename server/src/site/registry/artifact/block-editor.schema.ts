import type { BlockEditor, EditorField, EditorValues } from 'shared-types/site/block-editor';
import { z } from 'zod';

const LONGEST_TEXT = 200;
const LONGEST_PICTURE = 2000;
const LONGEST_DEFAULT = 2000;
/** In bytes of JSON. */
const LARGEST_VALUES = 20_000;
const FIELDS_MAX = 60;
const CHOICES_MAX = 60;

const text = z.string().min(1).max(LONGEST_TEXT);
const texts = z.object({ en: text }).catchall(text);
const key = z
  .string()
  .max(100)
  .regex(/^[a-z][\w-]*(?:\.[a-z][\w-]*)*$/i, 'A key is the name of a setting, like title or options.speed.')
  .refine((name) => !/(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/.test(name), 'No setting has this name.');
const value = z.union([z.string().max(LONGEST_TEXT), z.number()]);
const values = z
  .record(z.string().max(100), z.unknown())
  .refine(
    (record) => JSON.stringify(record).length <= LARGEST_VALUES,
    `Values take ${LARGEST_VALUES} characters at most.`,
  ) as z.ZodType<EditorValues, unknown>;
const count = z.number().int().min(0).max(10_000);
const longest = z.number().int().min(1).max(100_000);

const base = {
  key,
  label: texts,
  hint: texts.optional(),
  when: z
    .object({
      key,
      is: z
        .array(z.union([value, z.boolean()]))
        .min(1)
        .max(CHOICES_MAX),
      orAbsent: z.literal(true).optional(),
    })
    .optional(),
};
const required = z.literal(true).optional();
const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'A host is a name in lower case, like example.com.');
const hosts = z.tuple([host, host], host).optional();

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'v'));
  } catch {
    return false;
  }
}

function valueFields() {
  return [
    z.object({
      ...base,
      kind: z.literal('text'),
      longest,
      required,
      lines: z.number().int().min(1).max(40).optional(),
      pattern: z.string().max(LONGEST_TEXT).refine(isPattern, 'A pattern is a regular expression.').optional(),
    }),
    z.object({ ...base, kind: z.literal('texts'), most: count, longest }),
    z.object({ ...base, kind: z.literal('rich-text'), longest, required }),
    z.object({
      ...base,
      kind: z.literal('number'),
      least: z.number(),
      most: z.number(),
      step: z.number().positive().optional(),
      unit: z.string().max(10).optional(),
      required,
    }),
    z.object({ ...base, kind: z.literal('switch') }),
    z.object({
      ...base,
      kind: z.literal('choice'),
      choices: z
        .array(z.object({ value, label: texts }))
        .min(2)
        .max(CHOICES_MAX),
      required,
    }),
    z.object({ ...base, kind: z.literal('colour') }),
    z.object({ ...base, kind: z.literal('spacing'), most: z.number().positive() }),
    z.object({ ...base, kind: z.literal('picture'), required }),
    z.object({ ...base, kind: z.literal('pictures'), most: count }),
    z.object({ ...base, kind: z.literal('file'), accepts: z.array(z.string().max(100)).min(1).max(20) }),
    z.object({ ...base, kind: z.literal('link'), required, hosts }),
    z.object({ ...base, kind: z.literal('url'), required, hosts }),
    z.object({ ...base, kind: z.literal('dataset') }),
    z.object({ ...base, kind: z.literal('place'), required }),
    z.object({ ...base, kind: z.literal('form') }),
    z.object({ ...base, kind: z.literal('mailing-list') }),
    z.object({ ...base, kind: z.literal('page'), only: z.literal('collections').optional(), required }),
    z.object({ ...base, kind: z.literal('code'), language: z.enum(['html', 'css', 'javascript']), longest }),
  ] as const;
}

/** A list's own schema, for items that may hold these fields. */
function listField<Field extends EditorField>(fields: z.ZodType<Field, unknown>) {
  return z
    .object({
      ...base,
      kind: z.literal('list'),
      least: count.optional(),
      most: count,
      fields: z.array(fields).min(1).max(FIELDS_MAX),
      id: key.optional(),
      title: key,
      item: values,
    })
    .refine(({ fields: own, title }) => own.some((field) => field.key === title), {
      error: 'The title of a list is the key of one of its fields.',
      path: ['title'],
    });
}

const valueField = z.discriminatedUnion('kind', valueFields());
const nested = z.union([valueField, listField(valueField)]);
const field = z.union([valueField, listField(nested)]);

/** The editor's part of a feature's manifest. */
export const blockEditorSchema = z.object({
  title: texts,
  group: z.enum(['text', 'media', 'lists', 'store', 'forms', 'social', 'layout', 'code']),
  picture: z
    .string()
    .max(LONGEST_PICTURE)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'A picture is the path data of an icon.'),
  variants: z
    .array(z.object({ value: z.number().int(), label: texts }))
    .min(1)
    .max(CHOICES_MAX)
    .optional(),
  defaults: values,
  fields: z.array(field).max(FIELDS_MAX),
  translations: z
    .record(z.string().max(35), z.record(z.string().max(LONGEST_DEFAULT), z.string().max(LONGEST_DEFAULT)))
    .optional(),
}) satisfies z.ZodType<BlockEditor, unknown>;
