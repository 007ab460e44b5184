import Fastify from 'fastify';
import type { ROUTES } from '../../../server/src/main/server';
import type { RouteInput } from './request-files.ts';

/** The English input schema of each route. Routes are only registered; nothing is started. */
export function routeInputs(routes: typeof ROUTES): RouteInput[] {
  const inputs: RouteInput[] = [];
  const app = Fastify();
  app.addHook('onRoute', ({ method, url, config }) => {
    const [schema] = config?.input ?? [];
    if (schema) for (const one of [method].flat()) inputs.push({ method: one, path: url, schema });
  });
  const services = { config: { dataDir: '' } } as Parameters<(typeof ROUTES)[number]>[1];
  for (const route of routes) route(app, services);
  return inputs;
}
