import { DEPLOY_CALLS, type FinishedDeploy } from 'shared-types/site/deploy';
import { z } from 'zod';
import { createAtMost } from '../../platform/at-most';
import { fieldErrors } from '../../platform/http/field-errors';
import { refuse } from '../request/refusal';
import type { Route } from '../services';
import { deployTokenOf, withDeployToken } from './deploy-token-of-request';
import { finishDeploy } from './finish-deploy';
import { refuseDeploy } from './refuse-deploy';

const input = z.object({ deploy: z.uuid() });
/** Weighing files takes a processor for a second or two, and pages must be answered meanwhile. */
const AT_ONCE = 1;
/** It needs none. */
const MAX_BODY_BYTES = 1000;

/**
 * `finishDeploy`: checks all that has come, and makes it a version. Nobody has it until somebody who operates the platform says so.
 *
 * @implements PLAT-02
 */
export const finishDeployRoute: Route = (app, services) => {
  const atMost = createAtMost(AT_ONCE);
  app.route({
    method: DEPLOY_CALLS.finishDeploy.method,
    url: DEPLOY_CALLS.finishDeploy.path,
    bodyLimit: MAX_BODY_BYTES,
    config: { withoutSite: true, input: [input] },
    onRequest: withDeployToken(services),
    handler: async (request, reply) => {
      if (request.body !== undefined && request.body !== null) return refuse(reply, 'site/invalid-input');
      const parsed = input.safeParse(request.params);
      if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
      const token = deployTokenOf(request);
      const finished = await atMost(() => finishDeploy(services, { id: parsed.data.deploy, token }));
      if (!finished.ok) return refuseDeploy(reply, finished);
      return reply.header('cache-control', 'no-store').send(finished.reply satisfies FinishedDeploy);
    },
  });
};
