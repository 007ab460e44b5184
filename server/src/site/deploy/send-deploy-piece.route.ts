import { DEPLOY_CALLS, type SentDeployPiece } from 'shared-types/site/deploy';
import { z } from 'zod';
import pLimit from 'p-limit';
import { fieldErrors } from '../../platform/http/field-errors';
import { refuse } from '../request/refusal';
import { asRecord } from '../../platform/http/sent/sent-values';
import type { Route } from '../services';
import { deployTokenOf, withDeployToken } from './deploy-token-of-request';
import { addPiece, PIECE_BYTES } from './deploys.store';
import { deployIdSchema } from './deploy-id.schema';
import { refuseDeploy } from './refuse-deploy';

/** Path and query of `sendDeployPiece`. */
export const sendDeployPieceSchema = z.object({
  deploy: deployIdSchema,
  file: z.string().max(100).describe('Hash of the file, `integrity` in the reply to `beginDeploy`.'),
  from: z
    .string()
    .regex(/^\d{1,8}$/)
    .transform(Number)
    .describe('Position of the first byte of the piece in the file.'),
});

/** Pieces of one deploy are serialized, and each holds a connection that pages may need. */
const AT_ONCE = 2;

/**
 * `sendDeployPiece`: stores the next piece of a file. A piece at the wrong offset is refused with the right one, so that an
 * interrupted or concurrent upload can continue.
 *
 * @implements PLAT-02
 */
export const sendDeployPieceRoute: Route = (app, services) => {
  const atMost = pLimit(AT_ONCE);
  app.route({
    method: DEPLOY_CALLS.sendDeployPiece.method,
    url: DEPLOY_CALLS.sendDeployPiece.path,
    bodyLimit: PIECE_BYTES,
    config: { withoutSite: true, takesBytes: true, input: [sendDeployPieceSchema] },
    onRequest: withDeployToken(services),
    handler: async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) return refuse(reply, 'site/content-type');
      const parsed = sendDeployPieceSchema.safeParse({ ...asRecord(request.query), ...asRecord(request.params) });
      if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
      const { deploy: id, file: integrity, from: start } = parsed.data;
      const { remote } = deployTokenOf(request);
      const added = await atMost(() => addPiece(services.db, { id, remote, integrity, start, bytes: body }));
      if (!added.ok) return refuseDeploy(reply, added);
      return reply.header('cache-control', 'no-store').send({ have: added.have } satisfies SentDeployPiece);
    },
  });
};
