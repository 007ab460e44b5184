import fc from 'fast-check';
import { z } from 'zod';
import { jsonSchema } from '../../../server/src/admin/openapi/json-schema';
import type { Schema } from './openapi.ts';
import { schemaFields } from './schema-fields.ts';

const rowsOf = (schema: z.ZodType) =>
  schemaFields(jsonSchema(schema, 'output')).map(({ name, type, isRequired, description }) => [
    name,
    type,
    isRequired,
    description,
  ]);

test('fields within objects, arrays and maps follow the field that has them', () => {
  const schema = z.object({
    items: z.array(z.object({ id: z.string().describe('Its id.') })).describe('All items.'),
    byName: z.record(z.string(), z.object({ size: z.int() })).optional(),
    place: z.object({ city: z.string() }).nullable(),
  });
  expect(rowsOf(schema)).toEqual([
    ['items', 'array of object', true, 'All items.'],
    ['items[].id', 'string', true, 'Its id.'],
    ['byName', 'map of object', false, ''],
    ['byName.*.size', 'integer', true, ''],
    ['place', 'object or null', true, ''],
    ['place.city', 'string', true, ''],
  ]);
});

test('variants are one list of fields, which says what occurs with which', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a').describe('What it is.'), size: z.int(), note: z.string().optional() }),
    z.object({ kind: z.enum(['b', 'c']), size: z.string(), to: z.string().describe('Where.') }),
  ]);
  expect(rowsOf(schema)).toEqual([
    ['kind', '`a`, `b`, `c`', true, 'What it is.'],
    ['size', 'integer or string', true, ''],
    ['note', 'string', false, 'Only with `kind` `a`.'],
    ['to', 'string', true, 'Only with `kind` `b`, `c`. Where.'],
  ]);
});

test('without a tag, fields that not every variant has are optional', () => {
  expect(rowsOf(z.union([z.object({ a: z.int(), b: z.int() }), z.object({ a: z.int() })]))).toEqual([
    ['a', 'integer', true, ''],
    ['b', 'integer', false, ''],
  ]);
});

/** A schema, and the names that its fields have behind a prefix. */
interface Sample {
  readonly schema: Schema;
  readonly names: (prefix: string) => string[];
}

const { object } = fc.letrec<{ sample: Sample; object: Sample }>((tie) => ({
  object: fc
    .dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('sample'), { maxKeys: 4, noNullPrototype: true })
    .map((members) => ({
      schema: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(members).map(([name, { schema }]) => [name, schema])),
      },
      names: (prefix: string) =>
        Object.entries(members).flatMap(([name, { names }]) => [prefix + name, ...names(`${prefix}${name}`)]),
    })),
  sample: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<Sample>({ schema: { type: 'string' }, names: () => [] }),
    tie('object').map(({ schema, names }) => ({ schema, names: (prefix: string) => names(`${prefix}.`) })),
    tie('sample').map(({ schema, names }) => ({
      schema: { type: 'array', items: schema },
      names: (prefix: string) => names(`${prefix}[]`),
    })),
    tie('sample').map(({ schema, names }) => ({
      schema: { type: 'object', additionalProperties: schema },
      names: (prefix: string) => names(`${prefix}.*`),
    })),
  ),
}));

test('every field of a body has one row, in the order of the schema', () => {
  fc.assert(
    fc.property(object, ({ schema, names }) => {
      expect(schemaFields(schema).map(({ name }) => name)).toEqual(names(''));
    }),
  );
});
