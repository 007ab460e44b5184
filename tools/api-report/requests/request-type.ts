export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};
const NAME = /^[A-Za-z_$][\w$]*$/;

/** The exported type of a request, with the schema's descriptions as comments. */
export function requestType(name: string, schema: JsonSchema, comment: string): string {
  const text = schema.description === undefined ? comment : `${comment} ${schema.description}`;
  const isObject = schema.properties !== undefined;
  const body = typeOf(schema, '');
  return `/** ${text} */\n${isObject ? `export interface ${name} ${body}` : `export type ${name} = ${body};`}\n`;
}

function typeOf(schema: JsonSchema, indent: string): string {
  const { type, anyOf, oneOf, allOf } = schema;
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return union(alternatives.map((one) => typeOf(one, indent)));
  if (allOf) return allOf.map((one) => grouped(typeOf(one, indent))).join(' & ');
  if (type === 'array') return listOf(schema, indent);
  if (type === 'object') return objectOf(schema, indent);
  if (type === undefined) return 'unknown';
  return union([type].flat().map((one) => PLAIN[one] ?? 'unknown'));
}

function listOf({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `readonly [${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`;
  return `readonly ${grouped(items ? typeOf(items, indent) : 'unknown')}[]`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const names = Object.keys(properties);
  const inner = `${indent}  `;
  const rest = typeof additionalProperties === 'object' ? typeOf(additionalProperties, inner) : undefined;
  if (names.length === 0)
    return rest === undefined ? 'Readonly<Record<string, never>>' : `Readonly<Record<string, ${rest}>>`;
  const lines = names.flatMap((name) => {
    const member = properties[name] ?? {};
    const mark = required.includes(name) ? '' : '?';
    const { description } = member;
    return [
      ...(description === undefined ? [] : [`${inner}/** ${description} */`]),
      `${inner}readonly ${NAME.test(name) ? name : `'${name}'`}${mark}: ${typeOf(member, inner)};`,
    ];
  });
  // The index signature must also allow the types of the named fields.
  const others = rest === undefined ? [] : [`${inner}readonly [field: string]: unknown;`];
  return `{\n${[...lines, ...others].join('\n')}\n${indent}}`;
}

function union(types: readonly string[]): string {
  const distinct = new Set(types);
  if (distinct.has('unknown')) return 'unknown';
  // Forms send numbers and booleans as text, scripts as values.
  const isValue = distinct.has('number') || distinct.has('boolean');
  const isText = (type: string) => type === 'string' || type.startsWith("'");
  return [...distinct]
    .filter((type) => !isText(type) || (!isValue && (type === 'string' || !distinct.has('string'))))
    .join(' | ');
}

function grouped(type: string): string {
  return /[ |&]/.test(type) && !type.startsWith('{') ? `(${type})` : type;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
}
