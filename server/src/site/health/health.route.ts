import type { Route, Services } from '../services';
import { createDatabaseQuestion } from './database-question';

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can receive requests: a shell is published, and it is not shutting
 * down. `degraded` lists what is unavailable while pages are still served: the database, or a remote.
 */
export const healthRoute: Route = (app, { db, registry, draining }) => {
  const checkDatabase = createDatabaseQuestion(db);
  app.get('/healthz', { config: { withoutSite: true } }, (_request, reply) => reply.send({ ok: true }));
  app.get('/readyz', { config: { withoutSite: true } }, async (request, reply) => {
    const serial = draining.isOn ? undefined : serialOf(registry);
    if (serial === undefined) return reply.code(503).send({ ok: false });
    const missing = await missingDatabase(checkDatabase, (error) =>
      request.log.warn({ err: error }, 'the database does not answer'),
    );
    const degraded = [...missing, ...new Set(registry.troubles().map(({ remote }) => remote))];
    return reply.send({ ok: true, serial, ...(degraded.length > 0 ? { degraded } : {}) });
  });
};

async function missingDatabase(check: () => Promise<void>, onError: (error: unknown) => void): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    onError(error);
    return ['database'];
  }
}

/** Undefined before the shell has been published. */
function serialOf(registry: Services['registry']): number | undefined {
  try {
    return registry.current().serial;
  } catch {
    return undefined;
  }
}
