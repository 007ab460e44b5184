import { z } from 'zod';

/** An object of JSON. */
export type Json = Record<string, unknown>;

/** JSON Schema of what a request or a response contains, as in OpenAPI 3.1. */
export function jsonSchema(schema: z.ZodType | z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

/** Media types of a JSON body. */
export const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });
