import type { FastifyRequest } from 'fastify';
import { sameSitePath } from '../same-site-path';

/** Everything a request was sent with, in one object: query, body and path, the later before the earlier. */
export function sentInput({ query, body, params }: FastifyRequest): Record<string, unknown> {
  return { ...asRecord(query), ...asRecord(body), ...asRecord(params) };
}

/** The page a form stands on. */
export function pagePath(request: FastifyRequest): string {
  return sameSitePath(sentValue(request, 'page')) ?? sentPath(request);
}

/** Where a form that arrived leads. One that leads elsewhere than back to its own page names that page as `page`. */
export function sentPath(request: FastifyRequest): string {
  return sameSitePath(sentValue(request, 'return')) ?? '/';
}

/** A value of the body, else of the query. */
export function sentValue(request: FastifyRequest, name: string): unknown {
  return asRecord(request.body)[name] ?? asRecord(request.query)[name];
}

/** The fields of a body or a query; none where it is something else. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
