import type { EditorField, ValueField } from 'shared-types/site/block-editor';
import { isFieldShown } from 'shared-types/site/is-field-shown';
import { isLinkToHost } from 'shared-types/site/link/link-rules';
import { z } from 'zod';

type FieldBy<Key> = ReadonlyMap<Key, readonly EditorField[]>;
type Values = Readonly<Record<string, unknown>>;

/**
 * What settings must be by the fields of their panel: kinds of values, lengths, limits, and what must not be missing.
 * Settings without a field are the block's own and may be anything.
 */
export function settingsSchema(fields: readonly EditorField[]): z.ZodType {
  const shape = new Map(
    [...fieldsBy(fields, firstPart)].map(([name, own]) => [name, valueSchema(name, own).optional()]),
  );
  return z.looseObject(Object.fromEntries(shape)).superRefine((settings, context) => {
    for (const field of fields) {
      const message = mistakeOf(field, settings);
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: field.key.split('.') });
    }
  });
}

const firstPart = ({ key }: EditorField): string => key.split('.', 1)[0] ?? '';

function fieldsBy<Key>(fields: readonly EditorField[], keyOf: (field: EditorField) => Key): FieldBy<Key> {
  const groups = new Map<Key, EditorField[]>();
  for (const field of fields) groups.set(keyOf(field), [...(groups.get(keyOf(field)) ?? []), field]);
  return groups;
}

/** A value is right if one of its fields says so; a dot in their keys leads into an object. */
function valueSchema(name: string, fields: readonly EditorField[]): z.ZodType {
  const [first, ...others] = fields.map((field) => (field.key === name ? fieldSchema(field) : undefined));
  if (!first) return settingsSchema(fields.map((field) => ({ ...field, key: field.key.slice(name.length + 1) })));
  const kinds = new Set(fields.map(({ kind }) => kind));
  return kinds.size === 1 ? first : z.union([first, ...others.flatMap((other) => other ?? [])]);
}

function fieldSchema(field: EditorField): z.ZodType {
  if (field.kind !== 'list') return SCHEMAS[field.kind](field as never);
  return z
    .array(settingsSchema(field.fields))
    .min(field.least ?? 0)
    .max(field.most);
}

type Schemas = { readonly [Kind in ValueField['kind']]: (field: Extract<ValueField, { kind: Kind }>) => z.ZodType };

/** Where files, pictures and places are concerned, their own checks say more. */
const SCHEMAS: Schemas = {
  text: ({ longest, pattern }) => {
    const text = z.string().max(longest);
    if (pattern === undefined) return text;
    const whole = new RegExp(`^(?:${pattern})$`, 'v');
    return text.refine((value) => value === '' || whole.test(value), 'has the wrong form');
  },
  texts: ({ most, longest }) => z.array(z.string().max(longest)).max(most),
  'rich-text': ({ longest }) => z.string().max(longest),
  code: ({ longest }) => z.string().max(longest),
  number: ({ least, most }) => z.number().min(least).max(most),
  spacing: ({ most }) => z.number().min(0).max(most),
  switch: () => z.boolean(),
  choice: ({ choices }) =>
    z.literal(
      choices.map(({ value }) => value),
      { error: ({ input }) => `${JSON.stringify(input)} is not one of the expected options` },
    ),
  colour: () => z.string(),
  picture: () => z.looseObject({}),
  pictures: ({ most }) => z.array(z.looseObject({})).max(most),
  file: () => z.looseObject({}),
  link: () => z.looseObject({ href: z.string() }),
  url: () => z.url({ protocol: /^https$/, error: 'must be an https address' }),
  dataset: () => z.array(z.looseObject({})),
  place: () => z.looseObject({}),
  form: () => z.string(),
  'mailing-list': () => z.union([z.guid(), z.literal('')]),
  page: () => z.string().startsWith('/', 'must be the path of a page'),
};

function mistakeOf(field: EditorField, settings: Values): string | undefined {
  const value = valueAt(settings, field.key);
  if (isRequired(field, settings) && isEmpty(value)) return 'is missing';
  return hostMistake(field, settings, value);
}

/** Links to named hosts, where the field is shown. */
function hostMistake(field: EditorField, settings: Values, value: unknown): string | undefined {
  if (!('hosts' in field) || field.hosts === undefined || isEmpty(value) || !isFieldShown(field, settings))
    return undefined;
  const address = field.kind === 'link' ? valueAt(Object(value) as Values, 'href') : value;
  const isThere = typeof address === 'string' && isLinkToHost(address, field.hosts);
  return isThere ? undefined : `must be a web address of ${field.hosts.join(' or ')}`;
}

function isRequired(field: EditorField, settings: Values): boolean {
  return 'required' in field && field.required === true && isFieldShown(field, settings);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '';
}

function valueAt(settings: Values, key: string): unknown {
  return key.split('.').reduce<unknown>((value, part) => Object(value)[part] as unknown, settings);
}
