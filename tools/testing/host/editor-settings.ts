import fc, { type Arbitrary } from 'fast-check';
import type { ChartSettings } from '../../../shared-types/src/blocks/chart';
import type { MapLocation } from '../../../shared-types/src/blocks/map';
import type { EditorField, ListField, ValueField } from '../../../shared-types/src/site/block-editor';

const PICTURE = { src: '/images/0b9c/table.jpg', width: 1600, height: 1000, alt: 'A laid table' };
const FILE = { src: '/api/files/0b9c/wheel.mp4', type: 'video/mp4' };
const LINK = { href: '/shop', label: 'See the shop' };
/** Items of a list in one sample. */
const ITEMS = 4;
const PLACE: Arbitrary<MapLocation> = fc.record(
  {
    mapLat: fc.double({ min: -90, max: 90, noNaN: true }),
    mapLng: fc.double({ min: -180, max: 180, noNaN: true }),
    mapZoom: fc.integer({ min: 0, max: 22 }),
    addressTitle: fc.string({ maxLength: 40 }),
    addressLine1: fc.string({ maxLength: 40 }),
  },
  { requiredKeys: [] },
);
/** Rows may have fewer values than there are columns. */
const DATASET: Arbitrary<Pick<ChartSettings, 'columns' | 'rows'>> = fc
  .array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: ITEMS })
  .chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(
        fc.record({
          label: fc.string({ maxLength: 40 }),
          values: fc.array(fc.option(fc.integer()), { maxLength: columns.length }),
        }),
        { maxLength: ITEMS },
      ),
    }),
  );

type Values = Readonly<Record<string, unknown>>;

/** Settings that an owner can make in a panel with these fields. Optional fields may be empty or absent. */
export function settingsFrom(fields: readonly EditorField[]): Arbitrary<Values> {
  return fc
    .tuple(...fields.map((field) => fieldValue(field).map((value) => [field.key, value] as const)))
    .map((entries) => entries.reduce<Values>((values, [key, value]) => withValue(values, key.split('.'), value), {}))
    .map((values) => ({ ...values, ...(fields.some(({ kind }) => kind === 'dataset') && (values['rows'] as Values)) }));
}

function withValue(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  if (value === undefined) return values;
  if (rest.length === 0) return { ...values, [name]: value };
  return { ...values, [name]: withValue((values[name] ?? {}) as Values, rest, value) };
}

function fieldValue(field: EditorField): Arbitrary<unknown> {
  if (field.kind === 'list') return listOf(field);
  if (field.kind === 'dataset') return DATASET;
  const value = valueOf(field);
  return 'required' in field && field.required ? value : fc.option(value, { nil: undefined });
}

function listOf({ least = 0, most, id, fields }: ListField): Arbitrary<unknown> {
  return fc
    .array(settingsFrom(fields), { minLength: least, maxLength: Math.max(least, Math.min(most, ITEMS)) })
    .map((items) => (id ? items.map((item, index) => withValue(item, [id], `item-${index + 1}`)) : items));
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
    case 'mailing-list':
      return fc.uuid();
    case 'file':
      return fc.constant(FILE);
    case 'url':
      return fc.webUrl({ validSchemes: ['https'] });
    case 'texts':
      return fc.array(textOf(field), { maxLength: Math.min(field.most, ITEMS) });
    case 'dataset':
      return DATASET;
    case 'place':
      return PLACE;
  }
}

interface TextLimits {
  readonly longest: number;
  readonly required?: true;
  readonly pattern?: string;
}

function textOf(field: TextLimits): Arbitrary<string> {
  if (field.pattern) return fc.stringMatching(new RegExp(`^(?:${field.pattern})$`, 'u'));
  const text = fc.string({ unit: 'grapheme', maxLength: Math.min(field.longest, 40) });
  const filled = 'required' in field && field.required ? text.map((value) => `a${value}`) : text;
  // Limits count UTF-16 code units, of which a grapheme may have many.
  return filled.filter(({ length }) => length <= field.longest);
}

function numberOf({ least, most, step = 1 }: Extract<ValueField, { kind: 'number' }>): Arbitrary<number> {
  const steps = Math.floor((most - least) / step);
  return fc.integer({ min: 0, max: steps }).map((count) => Number((least + count * step).toFixed(6)));
}
