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
 * Lets a request through that carries a good deploy token, before anything of its body is read. No browser sends such a header by
 * itself, and no cookie counts, so there is nothing that a crumb would guard; a page of any website is refused all the same.
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

/** The token of a request that was let through. */
export function deployTokenOf(request: FastifyRequest): DeployToken {
  const token = tokens.get(request);
  if (!token) throw new Error(`${request.url} asks for no deploy token.`);
  return token;
}
