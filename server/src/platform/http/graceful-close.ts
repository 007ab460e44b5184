import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining';

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Lets the server close although browsers keep connections open: from the draining on each ends with its answer, idle
 * ones are closed at once when the server closes, and whatever is left when patience ends is cut.
 */
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
