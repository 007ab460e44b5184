import type { z } from 'zod';
import type { CallAccess, DescribedCall } from './described-call';
import { jsonContent, jsonSchema, type Json } from './json-schema';
import { responses } from './responses';

const READING = new Set(['GET', 'HEAD']);

/** The OpenAPI operation of a call. */
export function operation(described: DescribedCall, area: string): Json {
  const { id, call, summary, description, access, path, query, body } = described;
  const parameters = [...parametersIn('path', path), ...parametersIn('query', query)];
  return {
    operationId: id,
    tags: [area],
    summary,
    description,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: bodyContent(body) } } : {}),
    responses: responses(described),
    security: securityOf(access, READING.has(call.method)),
  };
}

function securityOf(access: CallAccess, isReading: boolean): Json[] {
  if (access === 'deploy-token') return [{ deployToken: [] }];
  const crumb = isReading ? {} : { crumb: [] };
  return access === 'everyone' ? [crumb] : [{ session: [access], ...crumb }];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, parameter]) => ({
    name,
    in: place,
    required: !parameter.safeParse(undefined).success,
    schema: jsonSchema(parameter, 'input'),
  }));
}

const bodyContent = (body: z.ZodType | 'bytes'): Json =>
  body === 'bytes' ? { 'application/octet-stream': {} } : jsonContent(jsonSchema(body, 'input'));
