import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining';

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/** Lets the server close in spite of keep-alive: ends connections with their answers, and all after a timeout. */
export function registerGracefulClose(app: FastifyInstance, draining: Draining): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.isOn) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    draining.begin();
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
}
