import type { Route } from '../../site/services';
import { openapiDocument } from './openapi-document';
import { PLATFORM_AREAS } from './platform-calls';

export const OPENAPI_PATH = '/api/platform/openapi.json';

/**
 * `GET /api/platform/openapi.json`: the OpenAPI document of the platform's calls.
 *
 * @implements PLAT-03
 */
export const getOpenapiRoute: Route = (app) => {
  const document = JSON.stringify(openapiDocument(PLATFORM_AREAS));
  app.get(OPENAPI_PATH, { config: { withoutSite: true, access: 'everyone' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document),
  );
};
