import Fastify, { type RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { ROUTES } from '../../main/server';
import { ERRORS, type ErrorCode } from '../../platform/errors';
import type { TelemetryServices } from '../../telemetry/telemetry-services';
import { deployFailure } from './calls/deploy-schemas';
import type { DescribedCall } from './described-call';
import { PLATFORM_CALLS } from './platform-calls';
import { failure } from './shared-schemas';

export function callOf(id: string): DescribedCall {
  const found = PLATFORM_CALLS.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not described.`);
  return found;
}

/** Expects a reply to match the call's schema, without further fields. */
export function expectReply(id: string, body: unknown): void {
  const { reply } = callOf(id);
  if (typeof reply === 'string') throw new Error(`${id} has no schema.`);
  expect(reply.parse(body)).toEqual(body);
}

/** Expects an error to match the call's schema, and to be one of the errors that are described; returns its code. */
export function expectError(id: string, reply: Reply): ErrorCode {
  const body = reply.json<{ code: ErrorCode }>();
  const described = callOf(id);
  const schema: z.ZodType = described.failure ? deployFailure : failure;
  expect(schema.parse(body)).toEqual(body);
  expect(described.errors).toContain(body.code);
  expect(reply.statusCode).toBe(ERRORS[body.code].status);
  return body.code;
}

/** A method and a path as OpenAPI writes them: `PUT /api/platform/deploy/{deploy}/piece`. */
export function nameOf(method: string, path: string): string {
  return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
}

/** The server's routes by method and path. */
export function allRoutes(): ReadonlyMap<string, RouteOptions> {
  const app = Fastify();
  const routes = new Map<string, RouteOptions>();
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) if (method !== 'HEAD') routes.set(nameOf(method, route.url), route);
  });
  for (const route of ROUTES) route(app, { config: { dataDir: '' } } as TelemetryServices);
  return routes;
}
