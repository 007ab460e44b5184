import fc, { type Arbitrary } from 'fast-check';
import type { EditorField, ListField, ValueField } from '../../../shared-types/src/site/block-editor';

const PICTURE = { src: '/images/0b9c/table.jpg', width: 1600, height: 1000, alt: 'A laid table' };
const FILE = { src: '/api/files/0b9c/wheel.mp4', type: 'video/mp4' };
const LINK = { href: '/shop', label: 'See the shop' };
/** Items of a list in one sample. */
const ITEMS = 4;

type Values = Readonly<Record<string, unknown>>;

/** Settings that an owner can make in a panel with these fields. Optional fields may be empty or absent. */
export function settingsFrom(fields: readonly EditorField[]): Arbitrary<Values> {
  return fc
    .tuple(...fields.map((field) => fieldValue(field).map((value) => [field.key, value] as const)))
    .map((entries) => entries.reduce<Values>((values, [key, value]) => withValue(values, key.split('.'), value), {}));
}

function withValue(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  if (value === undefined) return values;
  if (rest.length === 0) return { ...values, [name]: value };
  return { ...values, [name]: withValue((values[name] ?? {}) as Values, rest, value) };
}

function fieldValue(field: EditorField): Arbitrary<unknown> {
  if (field.kind === 'list') return listOf(field);
  const value = valueOf(field);
  return 'required' in field && field.required ? value : fc.option(value, { nil: undefined });
}

function listOf({ least = 0, most, fields }: ListField): Arbitrary<unknown> {
  return fc.array(settingsFrom(fields), { minLength: least, maxLength: Math.max(least, Math.min(most, ITEMS)) });
}

function valueOf(field: ValueField): Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'code':
      return textOf(field);
    case 'rich-text':
      return textOf(field).map((text) => `<p>${text.replace(/[&<>]/g, '')}</p>`);
    case 'number':
      return numberOf(field);
    case 'spacing':
      return fc.integer({ min: 0, max: field.most });
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.choices.map(({ value }) => value));
    case 'colour':
      return fc.constantFrom('accent', '#336699');
    case 'picture':
      return fc.constant(PICTURE);
    case 'pictures':
      return fc.array(fc.constant(PICTURE), { maxLength: Math.min(field.most, ITEMS) });
    case 'link':
      return fc.constantFrom(LINK, { href: 'https://example.com/a?b=c', label: 'Elsewhere', newWindow: true });
    case 'page':
      return fc.constantFrom('/shop', '/');
    case 'form':
      return fc.uuid();
    case 'file':
      return fc.constant(FILE);
    case 'dataset':
    case 'place':
      throw new Error(`No block has a field of the kind ${field.kind} yet: say here what it stores.`);
  }
}

function textOf(field: { readonly longest: number; readonly required?: true }): Arbitrary<string> {
  const text = fc.string({ unit: 'grapheme', maxLength: Math.min(field.longest, 40) });
  return 'required' in field && field.required ? text.map((value) => `a${value}`) : text;
}

function numberOf({ least, most, step = 1 }: Extract<ValueField, { kind: 'number' }>): Arbitrary<number> {
  const steps = Math.floor((most - least) / step);
  return fc.integer({ min: 0, max: steps }).map((count) => Number((least + count * step).toFixed(6)));
}
