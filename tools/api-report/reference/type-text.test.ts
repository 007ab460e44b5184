import { z } from 'zod';
import { jsonSchema } from '../../../server/src/admin/openapi/json-schema';
import type { Schema } from './openapi.ts';
import { limitsText, typeText } from './type-text.ts';

const schemaOf = (schema: z.ZodType): Schema => jsonSchema(schema, 'input');

test.each([
  [z.string(), 'string', ''],
  [z.string().min(1).max(2000), 'string', '1 to 2,000 characters'],
  [z.string().max(5), 'string', 'at most 5 characters'],
  [z.string().regex(/^\d{1,8}$/), 'string', '`^\\d{1,8}$`'],
  [z.uuid(), 'string (uuid)', ''],
  [z.iso.datetime(), 'string (date-time)', ''],
  [z.int(), 'integer', ''],
  [z.int().min(1).max(100), 'integer', '1 to 100'],
  [z.number().min(0), 'number', 'at least 0'],
  [z.literal('on'), '`on`', ''],
  [z.enum(['a', 'b']), '`a`, `b`', ''],
  [z.literal([1, true, null]), '`1`, `true`, `null`', ''],
  [z.string().nullable(), 'string or null', ''],
  [z.union([z.string().max(3), z.int().max(9)]), 'string or integer', 'at most 3 characters, at most 9'],
  [z.array(z.string()).max(3), 'array of string', 'at most 3 items'],
  [z.record(z.string(), z.array(z.int())), 'map of array of integer', ''],
  [z.record(z.string(), z.unknown()), 'map of any value', ''],
  [z.object({ a: z.string() }), 'object', ''],
  [z.array(z.union([z.object({ a: z.int() }), z.object({ b: z.int() })])), 'array of object', ''],
  [z.unknown(), 'any value', ''],
])('schema %#', (schema, type, limits) => {
  expect([typeText(schemaOf(schema)), limitsText(schemaOf(schema))]).toEqual([type, limits]);
});
