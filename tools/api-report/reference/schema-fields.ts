import { mergedVariants } from './merged-variants.ts';
import type { Schema } from './openapi.ts';
import { limitsText, typeText } from './type-text.ts';

/** A field of a body, for a row of a table. */
export interface Field {
  /** Path in the body: `changes[].differences[].kind`. */
  readonly name: string;
  readonly type: string;
  readonly limits: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** All fields of an object in their order, each followed by the fields within it. Anything but an object has none. */
export function schemaFields(schema: Schema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = mergedVariants(schema);
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = prefix + key;
    return [
      {
        name,
        type: typeText(property),
        limits: limitsText(property),
        isRequired: required.includes(key),
        description: property.description ?? '',
      },
      ...fieldsWithin(property, name),
    ];
  });
}

function fieldsWithin(schema: Schema, name: string): Field[] {
  if (schema.items) return fieldsWithin(schema.items, `${name}[]`);
  if (typeof schema.additionalProperties === 'object') return fieldsWithin(schema.additionalProperties, `${name}.*`);
  return schemaFields(schema, `${name}.`);
}
