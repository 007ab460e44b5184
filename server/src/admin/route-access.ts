import type { FastifyInstance } from 'fastify';
import type { Route, Services } from '../site/services';
import type { Capability } from '../site/session/capabilities';

/** Who may use a route: accounts with one of the capabilities, all signed-in accounts, or everyone. */
export type Access = Capability | readonly Capability[] | 'signed-in' | 'everyone';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of the admin area must set it. */
    access?: Access;
  }
}

/** Registers the routes of the admin area. Throws if one does not declare its access. */
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
