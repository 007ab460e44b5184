import type { FastifyRequest } from 'fastify';
import { siteOf } from '../request/site-of-request';
import type { Database } from '../../platform/schema/database';
import type { SessionToken } from './session-rows';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The session token of this cookie; invalid values count as absent. */
export function tokenIn({ cookies }: FastifyRequest, cookie: string): string | undefined {
  const token = cookies[cookie];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/**
 * A lookup of the session in this cookie, at most once per request. Requests without the cookie cost no query, nor do those
 * for public files, which do not look it up.
 */
export function oncePerRequest<T>(cookie: string, find: (db: Database, sent: SessionToken) => Promise<T | undefined>) {
  const pending = new WeakMap<FastifyRequest, Promise<T | undefined>>();
  return (db: Database, request: FastifyRequest): Promise<T | undefined> => {
    const known = pending.get(request);
    if (known) return known;
    const token = tokenIn(request, cookie);
    const finding = token === undefined ? Promise.resolve(undefined) : find(db, { siteId: siteOf(request).id, token });
    pending.set(request, finding);
    return finding;
  };
}
