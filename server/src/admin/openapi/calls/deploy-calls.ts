import { DEPLOY_CALLS } from 'shared-types/site/deploy';
import type { ErrorCode } from '../../../platform/errors';
import { beginDeploySchema } from '../../../site/deploy/begin-deploy.route';
import { finishDeploySchema } from '../../../site/deploy/finish-deploy.route';
import { sendDeployPieceSchema } from '../../../site/deploy/send-deploy-piece.route';
import type { DescribedArea } from '../described-call';
import { begunDeploy, finishedDeploy, sentPiece } from './deploy-schemas';

const TOKEN_ERRORS = [
  'site/deploy-token-unknown',
  'site/deploy-token-expired',
  'site/deploy-token-ended',
] as const satisfies readonly ErrorCode[];

/** Sending a build to the registry. */
export const DEPLOY_AREA: DescribedArea = {
  name: 'Deploys',
  description:
    'How a team sends a build to the registry; `npx colonnade deploy` makes these calls. A deploy can be continued for six hours after its last call.',
  calls: [
    {
      id: 'beginDeploy',
      call: DEPLOY_CALLS.beginDeploy,
      summary: 'Begin or continue a deploy',
      description:
        'Checks the manifest of a build, and returns which of its files to send. The same manifest again continues the same deploy.',
      access: 'deploy-token',
      body: beginDeploySchema,
      reply: begunDeploy,
      returns: 'The version exists already, or the deploy is open.',
      errors: [
        ...TOKEN_ERRORS,
        'site/deploy-token-foreign',
        'site/invalid-input',
        'site/too-large',
        'site/deploy-refused',
        'site/deploy-too-many',
      ],
      failure: 'DeployFailure',
    },
    {
      id: 'sendDeployPiece',
      call: DEPLOY_CALLS.sendDeployPiece,
      summary: 'Send a piece of a file',
      description:
        'Appends a piece to a file, at most `pieceBytes` bytes. A piece that does not begin where the file ends so far is refused with that position as `have`.',
      access: 'deploy-token',
      path: sendDeployPieceSchema.pick({ deploy: true }),
      query: sendDeployPieceSchema.omit({ deploy: true }),
      body: 'bytes',
      reply: sentPiece,
      returns: 'The piece is stored.',
      errors: [
        ...TOKEN_ERRORS,
        'site/invalid-input',
        'site/content-type',
        'site/too-large',
        'site/deploy-gone',
        'site/deploy-unwanted',
        'site/deploy-elsewhere',
      ],
      failure: 'DeployFailure',
    },
    {
      id: 'finishDeploy',
      call: DEPLOY_CALLS.finishDeploy,
      summary: 'Finish a deploy',
      description:
        'Checks all files, renders pages with the build, and makes it a version. It is not live until an operator makes it live. The body must be empty.',
      access: 'deploy-token',
      path: finishDeploySchema,
      reply: finishedDeploy,
      returns: 'The build is a version.',
      errors: [
        ...TOKEN_ERRORS,
        'site/invalid-input',
        'site/deploy-gone',
        'site/deploy-incomplete',
        'site/deploy-refused',
      ],
      failure: 'DeployFailure',
    },
  ],
};
