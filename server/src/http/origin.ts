import type { FastifyRequest } from 'fastify';

/** Scheme, host and port the request was sent to, as the browser writes an origin. */
export function ownOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** True unless the browser says that another website sent the request. Old browsers say nothing; the crumb then decides alone. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(request);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
