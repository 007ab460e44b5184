import type { FastifyInstance } from 'fastify';
import type { Route, Services } from '../site/services';
import type { Capability } from '../site/session/capabilities';

/**
 * Who may use a route of the admin area: accounts with a capability, or with one of several; every account that is
 * signed in; or everyone, as for signing in itself.
 */
export type Access = Capability | readonly Capability[] | 'signed-in' | 'everyone';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route; every route of the admin area says so. */
    access?: Access;
  }
}

/** Registers the routes of the admin area. Throws where one does not say who may use it. */
export function registerDeclared(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  let isRegistering = true;
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!isRegistering || config?.access !== undefined) return;
    throw new Error(
      `${String(method)} ${url} does not say who may use it: declare its access, for example 'orders.edit'.`,
    );
  });
  for (const route of routes) route(app, services);
  isRegistering = false;
}
