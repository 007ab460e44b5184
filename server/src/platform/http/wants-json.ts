import type { FastifyRequest } from 'fastify';

/** True for scripts; a browser that navigates wants a page. */
export function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/json');
}
