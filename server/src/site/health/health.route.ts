import { sql } from 'kysely';
import type { Route } from '../../http/services';

/** `GET /healthz`: the process answers. `GET /readyz`: the database answers and a shell is published, so pages can be served. */
export const healthRoute: Route = (app, { db, registry }) => {
  app.get('/healthz', { config: { withoutSite: true } }, (_request, reply) => reply.send({ ok: true }));
  app.get('/readyz', { config: { withoutSite: true } }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return reply.send({ ok: true, serial: registry.current().serial });
    } catch (error) {
      request.log.warn({ err: error }, 'the server is not ready');
      return reply.code(503).send({ ok: false });
    }
  });
};
