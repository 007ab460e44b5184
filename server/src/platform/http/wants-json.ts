import type { FastifyRequest } from 'fastify';

/** True where a script asks; a browser that goes to an address asks for a page. */
export function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/json');
}
