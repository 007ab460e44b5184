import Fastify from 'fastify';
import { OPENAPI_PATH, getOpenapiRoute } from '../../../server/src/admin/openapi/get-openapi.route';
import type { Services } from '../../../server/src/site/services';
import type { OpenapiDocument } from './openapi.ts';

/** The OpenAPI document as a server serves it. Nothing but its route is started. */
export async function servedDocument(): Promise<OpenapiDocument> {
  const app = Fastify();
  getOpenapiRoute(app, {} as Services);
  return (await app.inject(OPENAPI_PATH)).json();
}
