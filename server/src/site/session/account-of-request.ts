import type { FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { siteOf } from '../../http/site-of-request';
import type { Database } from '../../schema/database';
import { findSession } from './session.store';
import type { SignedInAccount } from './signed-in-account';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Each request asks once, whoever wants to know. */
const asked = new WeakMap<FastifyRequest, Promise<SignedInAccount | undefined>>();

/** The token of the browser's session; garbage counts as absent. */
export function sessionTokenOf({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[COOKIE.session];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/**
 * The account that is signed in at the request's site. Who has no such cookie costs no query, and neither does a request
 * for something that is the same for everybody, since that does not ask.
 *
 * @implements CTX-09
 */
export function accountOf(db: Database, request: FastifyRequest): Promise<SignedInAccount | undefined> {
  const known = asked.get(request);
  if (known) return known;
  const token = sessionTokenOf(request);
  const finding =
    token === undefined ? Promise.resolve(undefined) : findSession(db, { siteId: siteOf(request).id, token });
  asked.set(request, finding);
  return finding;
}
