import { z } from 'zod';
import { COOKIE, CRUMB_PARAMETER, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';
import type { Access, DescribedCall } from './described-call';
import { failure } from './forms';

/** A JSON Schema, as in OpenAPI 3.1. */
type Json = Record<string, unknown>;

const READING = new Set(['GET', 'HEAD']);
const INTRODUCTION = `Calls for ops and teams. An account signs in by \`login\` at a site's host, and sends the cookies it is given with
every further call; a call that changes something carries the crumb, from the cookie \`__Host-crumb\`, in the query too. Over http
the cookies have their names without \`__Host-\`. Teams send their deploy
token as a bearer, and no cookie. All of them say \`accept: application/json\`.`;

/** Describes calls as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0). */
export function openapiDocument(calls: readonly DescribedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const described of calls) {
    const path = described.call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [described.call.method.toLowerCase()]: operation(described) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Colonnade', version: '1', description: INTRODUCTION },
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: HOST_COOKIE_PREFIX + COOKIE.session },
        crumb: { type: 'apiKey', in: 'query', name: CRUMB_PARAMETER },
        deployToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation({ id, call: { method, path }, summary, access, query, body, reply, refusal }: DescribedCall): Json {
  const parameters = [...pathParameters(path), ...(query ? queryParameters(query) : [])];
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: bodyContent(body) } } : {}),
    responses: {
      200: { description: 'It is so.', content: replyContent(reply) },
      default: {
        description: 'It is refused, or failed.',
        content: json(refusal ? schemaOf(refusal, 'output') : { $ref: '#/components/schemas/Failure' }),
      },
    },
    security: securityOf(access, READING.has(method)),
  };
}

function securityOf(access: Access, isReading: boolean): Json[] {
  if (access === 'deploy-token') return [{ deployToken: [] }];
  const crumb = isReading ? {} : { crumb: [] };
  return access === 'account' ? [{ session: [], ...crumb }] : [crumb];
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodObject): Json[] {
  return Object.entries(query.shape).map(([name, form]) => ({
    name,
    in: 'query',
    required: !form.safeParse(undefined).success,
    schema: schemaOf(form, 'input'),
  }));
}

const bodyContent = (body: z.ZodType | 'bytes'): Json =>
  body === 'bytes' ? { 'application/octet-stream': {} } : json(schemaOf(body, 'input'));

const replyContent = (reply: DescribedCall['reply']): Json =>
  typeof reply === 'string' ? { [reply]: { schema: { type: 'string' } } } : json(schemaOf(reply, 'output'));

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** JSON Schema of a request or response. */
function schemaOf(form: z.ZodType | z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io, target: 'draft-2020-12' });
  return schema;
}
