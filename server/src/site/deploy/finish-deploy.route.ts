import { DEPLOY_CALLS, type FinishedDeploy } from 'shared-types/site/deploy';
import { z } from 'zod';
import pLimit from 'p-limit';
import { fieldErrors } from '../../platform/http/field-errors';
import { refuse } from '../request/refusal';
import type { Route } from '../services';
import { deployIdSchema } from './deploy-id.schema';
import { deployTokenOf, withDeployToken } from './deploy-token-of-request';
import { finishDeploy } from './finish-deploy';
import { refuseDeploy } from './refuse-deploy';

/** Path of `finishDeploy`. */
export const finishDeploySchema = z.object({ deploy: deployIdSchema });
/** Compressing files takes a processor for a second or two, and pages must be served meanwhile. */
const AT_ONCE = 1;
/** The body is empty. */
const MAX_BODY_BYTES = 1000;

/**
 * `finishDeploy`: checks the uploaded files and makes the build a version, which is not live until an operator makes it so.
 *
 * @implements PLAT-02
 */
export const finishDeployRoute: Route = (app, services) => {
  const atMost = pLimit(AT_ONCE);
  app.route({
    method: DEPLOY_CALLS.finishDeploy.method,
    url: DEPLOY_CALLS.finishDeploy.path,
    bodyLimit: MAX_BODY_BYTES,
    config: { withoutSite: true, input: [finishDeploySchema] },
    onRequest: withDeployToken(services),
    handler: async (request, reply) => {
      if (request.body !== undefined && request.body !== null) return refuse(reply, 'site/invalid-input');
      const parsed = finishDeploySchema.safeParse(request.params);
      if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
      const token = deployTokenOf(request);
      const finished = await atMost(() => finishDeploy(services, { id: parsed.data.deploy, token }));
      if (!finished.ok) return refuseDeploy(reply, finished);
      return reply.header('cache-control', 'no-store').send(finished.reply satisfies FinishedDeploy);
    },
  });
};
