import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Lets the server close although browsers keep connections open: idle ones are closed at once, busy ones after their
 * answer, and whatever is left when patience ends is cut.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
}
