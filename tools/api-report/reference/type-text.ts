import type { Schema } from './openapi.ts';

/** The type of a schema in a few words of Markdown: `string (uuid)`, `array of object`, the values of an enumeration. */
export function typeText(schema: Schema): string {
  const { type, anyOf, oneOf, items, additionalProperties, format } = schema;
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(', ');
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeText))].join(' or ');
  if (type === 'array') return `array of ${items ? typeText(items) : 'any value'}`;
  if (type === 'object' && typeof additionalProperties === 'object') return `map of ${typeText(additionalProperties)}`;
  if (type === undefined) return 'any value';
  const name = [type].flat().join(' or ');
  return format === undefined ? name : `${name} (${format})`;
}

function literal(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** What a value is limited to, in a few words of Markdown; empty if it is not limited. */
export function limitsText(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format, anyOf, oneOf } = schema;
  const limits = [
    rangeText([minLength, maxLength], ' characters'),
    // JSON Schema has no type for integers that JavaScript can hold, so zod writes their range.
    rangeText([safe(minimum), safe(maximum)], ''),
    rangeText([minItems, maxItems], ' items'),
    // The pattern of a format says nothing that the format does not.
    pattern === undefined || format !== undefined ? '' : `\`${pattern}\``,
    ...(anyOf ?? oneOf ?? []).map(limitsText),
  ];
  return [...new Set(limits.filter((limit) => limit !== ''))].join(', ');
}

function safe(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;
}

function rangeText([least, most]: readonly [number | undefined, number | undefined], unit: string): string {
  const [from, to] = [least, most].map((bound) => bound?.toLocaleString('en'));
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `at least ${from}${unit}`;
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
}
