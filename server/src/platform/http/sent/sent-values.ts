import type { FastifyRequest } from 'fastify';
import { sameSitePath } from '../same-site-path';

/** All input of a request in one object; path overrides body, body overrides query. A body that is no object is all there is. */
export function sentInput({ query, body, params }: FastifyRequest): unknown {
  if (body !== undefined && !isRecord(body)) return body;
  return { ...asRecord(query), ...body, ...asRecord(params) };
}

export function pagePath(request: FastifyRequest): string {
  return sameSitePath(sentValue(request, 'page')) ?? sentPath(request);
}

/** Where the form redirects after success; a form that redirects elsewhere names its own page as `page`. */
export function sentPath(request: FastifyRequest): string {
  return sameSitePath(sentValue(request, 'return')) ?? '/';
}

export function sentValue(request: FastifyRequest, name: string): unknown {
  return asRecord(request.body)[name] ?? asRecord(request.query)[name];
}

/** The fields of a body or query; empty if it is no object. */
export function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
