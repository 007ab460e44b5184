import { sql } from 'kysely';
import type { Route } from '../../http/services';

/** `GET /healthz`: the process answers. `GET /readyz`: the database answers, a shell is published, and the process is not about to go, so it may be asked for pages. */
export const healthRoute: Route = (app, { db, registry, draining }) => {
  app.get('/healthz', { config: { withoutSite: true } }, (_request, reply) => reply.send({ ok: true }));
  app.get('/readyz', { config: { withoutSite: true } }, async (request, reply) => {
    if (draining.isOn) return reply.code(503).send({ ok: false });
    try {
      await sql`select 1`.execute(db);
      return reply.send({ ok: true, serial: registry.current().serial });
    } catch (error) {
      request.log.warn({ err: error }, 'the server is not ready');
      return reply.code(503).send({ ok: false });
    }
  });
};
