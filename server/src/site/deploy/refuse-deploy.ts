import type { FastifyReply } from 'fastify';
import type { DeployFailure } from 'shared-types/site/deploy';
import { ERRORS, type ErrorCode } from '../../platform/errors';
import { failureBody } from '../request/refusal';

export interface RefusedDeploy extends Pick<DeployFailure, 'reasons' | 'have' | 'wanted'> {
  readonly code: ErrorCode;
}

/** Refuses a call of a deploy, in English, since it belongs to no site. */
export function refuseDeploy(reply: FastifyReply, { code, reasons, have, wanted }: RefusedDeploy): FastifyReply {
  const body: DeployFailure = {
    ...failureBody(code, 'en'),
    ...(reasons && { reasons }),
    ...(have !== undefined && { have }),
    ...(wanted && { wanted }),
  };
  return reply.code(ERRORS[code].status).header('cache-control', 'no-store').send(body);
}
