import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal';

/**
 * Refuses requests that name two hosts, as RFC 9112, section 3.2 asks: a proxy in front may have looked at the other one.
 */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return refuse(reply, 'site/invalid-input');
  });
}
