import { z } from 'zod';
import { failure } from '../shared-schemas';

const wanted = z.array(
  z.object({
    path: z.string().describe('Path of the file in the build.'),
    integrity: z.string().describe('Hash of the file, `sha384-<base64>`; send it as `file` with `sendDeployPiece`.'),
    bytes: z.int().describe('Size of the file.'),
    have: z.int().describe('How many of its bytes have arrived.'),
  }),
);

/** Reply to `beginDeploy`. */
export const begunDeploy = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('there').describe('`there`: this build is a version already. `open`: its files are to be sent.'),
    version: z.string().describe('Version of the build.'),
  }),
  z.object({
    state: z.literal('open'),
    version: z.string(),
    deploy: z.string().describe('Id of the deploy, for the calls that follow.'),
    pieceBytes: z.int().describe('Maximum size of one piece of a file in bytes.'),
    wanted: wanted.describe('Files to send. Files that one of the last versions contains are not among them.'),
  }),
]);

/** Reply to `sendDeployPiece`. */
export const sentPiece = z.object({ have: z.int().describe('How many bytes of the file have arrived.') });

/** Reply to `finishDeploy`. */
export const finishedDeploy = z.object({
  remote: z.string().describe('Name of the remote.'),
  version: z.string().describe('The new version.'),
  requestedSources: z
    .record(z.string(), z.array(z.string()))
    .describe('Sources that it adds to the Content Security Policy of its pages once it is live, by directive.'),
});

/** Body of the errors of these calls. */
export const deployFailure = failure.extend({
  reasons: z
    .array(
      z.object({
        what: z.string().describe('What is wrong.'),
        where: z.string().describe('The file, or the place in `remote.json`.'),
        mend: z.string().describe('How to fix it.'),
      }),
    )
    .optional()
    .describe('Everything that is wrong with the build, with `site/deploy-refused`.'),
  have: z.int().optional().describe('How many bytes of the file have arrived, with `site/deploy-elsewhere`.'),
  wanted: wanted.optional().describe('Files that are still missing, with `site/deploy-incomplete`.'),
});
