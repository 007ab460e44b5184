import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { ErrorCode } from '../../platform/errors';
import { isSameOrigin } from '../../platform/http/origin';
import { refuse } from '../request/refusal';
import type { Services } from '../services';
import { findDeployToken, type DeployToken } from './deploy-token.store';

const BEARER = /^Bearer (\S+)$/i;
const CODES = {
  unknown: 'site/deploy-token-unknown',
  expired: 'site/deploy-token-expired',
  ended: 'site/deploy-token-ended',
} as const satisfies Readonly<Record<string, ErrorCode>>;

const tokens = new WeakMap<FastifyRequest, DeployToken>();

/**
 * Authorizes a request by its deploy token before the body is read. Browsers send neither such a header nor cookies here by
 * themselves, so no crumb is needed; requests from web pages are refused all the same.
 */
export function withDeployToken({ db }: Services): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
    const found = await findDeployToken(db, BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!found.ok) return refuse(reply.header('www-authenticate', 'Bearer'), CODES[found.why]);
    tokens.set(request, found.token);
    return undefined;
  };
}

export function deployTokenOf(request: FastifyRequest): DeployToken {
  const token = tokens.get(request);
  if (!token) throw new Error(`${request.url} asks for no deploy token.`);
  return token;
}
