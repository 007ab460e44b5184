import { table } from '../../markdown/table.ts';
import type { Response } from './openapi.ts';

const SCHEMA = /^#\/components\/schemas\/(.+)$/;

/** True for the response of errors, which has an example for each code. */
export function isError({ content = {} }: Response): boolean {
  return Object.values(content).some(({ examples }) => examples);
}

/** The table of errors by status. */
export function errorTable(responses: readonly Response[]): string {
  const examples = responses.flatMap(({ content = {} }) =>
    Object.values(content).flatMap((body) => Object.entries(body.examples ?? {})),
  );
  const rows = examples.map(([code, { summary, 'x-status': status }]) => [String(status), `\`${code}\``, summary]);
  return table(['Status', 'Code', 'Message'], rows);
}

/** Names of the schemas of errors. */
export function errorSchemas(responses: readonly Response[]): string[] {
  const bodies = responses.flatMap(({ content = {} }) => Object.values(content));
  return [...new Set(bodies.flatMap(({ schema }) => SCHEMA.exec(schema?.$ref ?? '')?.[1] ?? []))];
}
