import type { Schema } from './openapi.ts';

/**
 * One object schema for a union of them. A field that not every variant has says with which values of the tag (the field that
 * tells the variants apart) it occurs. Any other schema is returned as it is.
 */
export function mergedVariants(schema: Schema): Schema {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).filter(({ properties }) => properties);
  const [only] = variants;
  if (!only || variants.length === 1) return only ?? schema;
  const names = [...new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const tag = names.find((name) => variants.every((variant) => valuesOf(variant.properties?.[name]).length > 0));
  const owners = (name: string) => variants.filter(({ properties = {} }) => Object.hasOwn(properties, name));
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => {
        const isEverywhere = owners(name).length === variants.length;
        const condition = isEverywhere || tag === undefined ? '' : conditionText(owners(name), tag);
        return [name, mergedProperty(owners(name), name, condition)];
      }),
    ),
    required: names.filter((name) => {
      const isAlwaysThere = tag !== undefined || owners(name).length === variants.length;
      return isAlwaysThere && owners(name).every(({ required = [] }) => required.includes(name));
    }),
  };
}

function mergedProperty(owners: readonly Schema[], name: string, condition: string): Schema {
  const all = owners.flatMap(({ properties = {} }) => properties[name] ?? []);
  const description = [condition, ...all.flatMap((one) => one.description ?? []).slice(0, 1)].join(' ').trim();
  const distinct = new Map(all.map(({ description: _, ...one }) => [JSON.stringify(one), one] as const));
  const [only] = distinct.values();
  const values = all.map(valuesOf);
  if (only && distinct.size === 1) return { ...only, description };
  if (values.every((some) => some.length > 0)) return { enum: [...new Set(values.flat())], description };
  return { anyOf: [...distinct.values()], description };
}

/** The values that a constant or an enumeration allows. */
function valuesOf(schema: Schema | undefined): readonly unknown[] {
  if (!schema) return [];
  return 'const' in schema ? [schema.const] : (schema.enum ?? []);
}

function conditionText(owners: readonly Schema[], tag: string): string {
  const values = owners.flatMap(({ properties = {} }) => valuesOf(properties[tag]));
  return `Only with \`${tag}\` ${values.map((value) => `\`${String(value)}\``).join(', ')}.`;
}
