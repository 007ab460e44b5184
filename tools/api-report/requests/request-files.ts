import { z } from 'zod';
import { requestType, type JsonSchema } from './request-type.ts';

/** A route with its input schema: path parameters, query and body together. */
export interface RouteInput {
  readonly method: string;
  readonly path: string;
  readonly schema: z.ZodType;
}

export interface ContractSource {
  /** Relative to `shared-types/src`, as `commerce/cart.ts`. */
  readonly path: string;
  readonly text: string;
}

const HEAD = '// Made by `npm run api-report` from the schemas by which the server checks requests.\n';
const IMPORTED = /(?:ex|im)port type \{([^}]*)\} from '(?:\.\.\/)+requests\/(\w+)\.generated'/g;
const CALL = /(\w+): \{\s*method: '(\w+)',\s*path: '([^']+)'/g;
const PARAMETER = /:(\w+)/g;

/**
 * The types of all requests that the contract's sources ask for by importing or re-exporting them, by file. A type has the name of its
 * call, as `AddLine` of `addLine`, and says what a caller may send: the input of the schema, without path parameters. The call is in the
 * source that asks, or else in any other.
 */
export function requestFiles(
  sources: readonly ContractSource[],
  inputs: readonly RouteInput[],
): ReadonlyMap<string, string> {
  const types = new Map<string, Map<string, string>>();
  for (const source of sources) {
    for (const [, names = '', area = ''] of source.text.matchAll(IMPORTED))
      for (const name of names.split(',').flatMap((one) => one.trim().split(' as ')[0] || [])) {
        const ofArea = types.get(area) ?? new Map<string, string>();
        types.set(area, ofArea.set(name, typeOfCall(name, [source, ...sources], inputs)));
      }
  }
  return new Map(
    [...types].map(([area, ofArea]) => [
      `requests/${area}.generated.ts`,
      [HEAD, ...[...ofArea].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, type]) => type)].join('\n'),
    ]),
  );
}

function typeOfCall(name: string, sources: readonly ContractSource[], inputs: readonly RouteInput[]): string {
  const id = name.charAt(0).toLowerCase() + name.slice(1);
  const file = sources[0]?.path ?? '';
  const call = sources.flatMap(({ text }) => [...text.matchAll(CALL)]).find(([, one]) => one === id);
  if (!call) throw new Error(`${file} imports ${name}, and the contract has no call ${id}.`);
  const [, , method = '', path = ''] = call;
  const input = inputs.find((one) => one.method === method && one.path === path);
  if (!input) throw new Error(`No route with a schema answers ${method} ${path}, which ${name} of ${file} is sent to.`);
  const parameters = new Set([...path.matchAll(PARAMETER)].map(([, one]) => one));
  const schema = z.toJSONSchema(input.schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  return requestType(name, without(schema, parameters), `Request of \`${id}\`.`);
}

function without(schema: JsonSchema, parameters: ReadonlySet<string | undefined>): JsonSchema {
  const { properties } = schema;
  if (!properties || parameters.size === 0) return schema;
  const kept = Object.entries(properties).filter(([name]) => !parameters.has(name));
  return { ...schema, properties: Object.fromEntries(kept) };
}
