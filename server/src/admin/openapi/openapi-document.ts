import { COOKIE, CRUMB_PARAMETER, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';
import { deployFailure } from './calls/deploy-schemas';
import type { DescribedArea } from './described-call';
import { INTRODUCTION } from './introduction';
import { jsonSchema, type Json } from './json-schema';
import { operation } from './operation';
import { errorResponse } from './responses';
import { failure } from './shared-schemas';

/** Describes calls as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0). */
export function openapiDocument(areas: readonly DescribedArea[]): Json {
  const paths: Record<string, Json> = {};
  for (const { name, calls } of areas)
    for (const described of calls) {
      const path = described.call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [described.call.method.toLowerCase()]: operation(described, name) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Colonnade', version: '1', description: INTRODUCTION },
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: SCHEMAS, responses: RESPONSES, securitySchemes: SECURITY_SCHEMES },
  };
}

const SCHEMAS = { Failure: jsonSchema(failure, 'output'), DeployFailure: jsonSchema(deployFailure, 'output') };

const RESPONSES = { Failure: errorResponse(['site/origin', 'site/internal', 'site/unavailable'], 'Failure') };

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: HOST_COOKIE_PREFIX + COOKIE.session,
    description: 'The cookie of a session, set by `login`. The scope is the capability that the account needs.',
  },
  crumb: {
    type: 'apiKey',
    in: 'query',
    name: CRUMB_PARAMETER,
    description: `The anti-forgery token, from the cookie \`${HOST_COOKIE_PREFIX}${COOKIE.crumb}\`.`,
  },
  deployToken: { type: 'http', scheme: 'bearer', description: 'A deploy token of the remote.' },
};
