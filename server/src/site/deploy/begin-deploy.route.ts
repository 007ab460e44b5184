import { DEPLOY_CALLS, type BeganDeploy } from 'shared-types/site/deploy';
import { z } from 'zod';
import pLimit from 'p-limit';
import { fieldErrors } from '../../platform/http/field-errors';
import { refuse } from '../request/refusal';
import type { Route } from '../services';
import { beginDeploy } from './begin-deploy';
import { deployTokenOf, withDeployToken } from './deploy-token-of-request';
import { refuseDeploy } from './refuse-deploy';

/** Sixteen times our largest `remote.json`. */
const MAX_MANIFEST_BYTES = 800_000;
const MAX_BODY_BYTES = Math.ceil((MAX_MANIFEST_BYTES * 4) / 3) + 10_000;
const LONGEST_NAME = 100;
const LONGEST_SIGNATURE = 1000;

/** A request that waits for another's check holds a database connection that pages may need. */
const AT_ONCE = 2;

export const beginDeploySchema = z.object({
  remote: z.string().max(LONGEST_NAME).describe('Name of the remote.'),
  manifest: z.base64().min(1).max(MAX_BODY_BYTES).describe('The bytes of `remote.json`, in base64.'),
  signature: z
    .string()
    .max(LONGEST_SIGNATURE)
    .optional()
    .describe('The content of `remote.json.sig`, if the team signs its builds.'),
});

/**
 * `beginDeploy`: checks the manifest of a build, and returns which of its files to upload. Every mistake of the manifest is
 * reported at once, before any upload.
 *
 * @implements PLAT-02
 */
export const beginDeployRoute: Route = (app, services) => {
  const atMost = pLimit(AT_ONCE);
  app.route({
    method: DEPLOY_CALLS.beginDeploy.method,
    url: DEPLOY_CALLS.beginDeploy.path,
    bodyLimit: MAX_BODY_BYTES,
    config: { withoutSite: true, input: [beginDeploySchema] },
    onRequest: withDeployToken(services),
    handler: async (request, reply) => {
      const parsed = beginDeploySchema.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
      const { remote, manifest, signature } = parsed.data;
      const token = deployTokenOf(request);
      if (remote !== token.remote) return refuse(reply, 'site/deploy-token-foreign');
      const list = {
        remote,
        who: token.name,
        bytes: Buffer.from(manifest, 'base64'),
        ...(signature === undefined ? {} : { signature }),
      };
      const began = await atMost(() => beginDeploy(services, list));
      if (!began.ok) return refuseDeploy(reply, began);
      return reply.header('cache-control', 'no-store').send(began.reply satisfies BeganDeploy);
    },
  });
};
