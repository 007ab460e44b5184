import { anchorOf } from '../../markdown/heading-anchors.ts';
import { errorSchemas, errorTable, isError } from './error-table.ts';
import { fieldTables, parameterTable } from './field-tables.ts';
import type { Content, Operation, Response } from './openapi.ts';

/** A call with its method and path. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The section of a call: what it does, who may make it, what it takes, and what it replies. */
export function callSection({ method, path, operation }: Call): string {
  const { summary, operationId, description, parameters = [], requestBody, responses, security } = operation;
  return [
    `### ${summary}`,
    `\`${method.toUpperCase()} ${path}\` (\`${operationId}\`)`,
    description,
    `**Access:** ${accessText(security)}.`,
    ...(parameters.length > 0 ? ['**Parameters**', parameterTable(parameters)] : []),
    ...(requestBody ? bodyParts('Body', requestBody.content) : []),
    ...Object.entries(responses).flatMap(([status, response]) => replyParts(status, response)),
    ...errorParts(responses),
  ].join('\n\n');
}

/** Who may make a call, by its security requirement. */
function accessText([requirement = {}]: Operation['security']): string {
  const { session, crumb, deployToken } = requirement;
  if (deployToken) return 'a deploy token';
  const capabilities = session?.map((capability) => `\`${capability}\``).join(' or ');
  const who = capabilities === undefined ? 'everyone' : `accounts with the capability ${capabilities}`;
  return crumb ? `${who}, with the crumb` : who;
}

function bodyParts(title: string, content: Content, description?: string): string[] {
  return Object.entries(content).flatMap(([type, { schema = {} }]) => [
    `**${title}** (\`${type}\`)${description === undefined ? '' : `: ${description}`}`,
    ...fieldTables(schema),
  ]);
}

/** A reply that is not an error. */
function replyParts(status: string, response: Response): string[] {
  const { $ref, description = '', content } = response;
  if ($ref !== undefined || isError(response)) return [];
  const title = `Reply ${status}`;
  return content ? bodyParts(title, content, description) : [`**${title}**: ${description}`];
}

function errorParts(responses: Operation['responses']): string[] {
  const common = '[the errors of every call](#errors)';
  const errors = Object.values(responses).filter(isError);
  if (errors.length === 0) return [`**Errors**: ${common}.`];
  const schemas = errorSchemas(errors).map((name) => `[\`${name}\`](#${anchorOf(name)})`);
  return [`**Errors** (${schemas.join(', ')}), and ${common}:`, errorTable(errors)];
}
