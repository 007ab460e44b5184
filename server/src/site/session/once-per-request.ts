import type { FastifyRequest } from 'fastify';
import { siteOf } from '../request/site-of-request';
import type { Database } from '../../platform/schema/database';
import type { SessionToken } from './session-rows';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The token of a session in this cookie; garbage counts as absent. */
export function tokenIn({ cookies }: FastifyRequest, cookie: string): string | undefined {
  const token = cookies[cookie];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/**
 * Makes what tells who is signed in by the session of this cookie. Each request asks once, no matter who wants to know. Who has no
 * such cookie costs no query, and neither does a request for something that is the same for everybody, since that does not ask.
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
