import { DEPLOY_CALLS } from 'shared-types/site/deploy';
import { PIECE_BYTES } from '../site/deploy/deploys.store';
import { createSender, newBuild, REMOTE, tokenFor } from '../site/deploy/sent-build.fixture';
import type { BadInputCase, RightRequest, World } from './bad-input-case.fixture';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A build that is not registered, and a token to deploy it with. */
async function aboutToSend({ open: { app, db } }: World) {
  const token = await tokenFor(db);
  return { build: await newBuild(), token, sender: createSender({ app, token }) };
}

async function list(world: World): Promise<RightRequest> {
  const { build, token } = await aboutToSend(world);
  const manifest = (await build.read('remote.json')).toString('base64');
  return { path: DEPLOY_CALLS.beginDeploy.path, body: { remote: REMOTE, manifest }, token };
}

async function piece(world: World): Promise<RightRequest> {
  const { build, token, sender } = await aboutToSend(world);
  const { body: begun } = await sender.begin(build);
  if (begun.state !== 'open') throw new Error('The build is there already.');
  const [wanted] = begun.wanted;
  if (!wanted) throw new Error('No file is wanted.');
  const path = DEPLOY_CALLS.sendDeployPiece.path.replace(':deploy', begun.deploy);
  const query = new URLSearchParams({ file: wanted.integrity, from: '0' });
  return { path: `${path}?${query}`, body: await build.read(wanted.path), token };
}

async function wholeBuild(world: World): Promise<RightRequest> {
  const { build, token, sender } = await aboutToSend(world);
  return { path: DEPLOY_CALLS.finishDeploy.path.replace(':deploy', await sender.sendAll(build)), token };
}

const pathsOf = (path: string, ends: readonly string[]) =>
  ['x', NOWHERE, `${NOWHERE}x`].flatMap((deploy) => ends.map((end) => path.replace(':deploy', deploy) + end));

export const DEPLOY_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${DEPLOY_CALLS.beginDeploy.path}`,
    isForBearer: true,
    right: list,
    required: ['remote', 'manifest'],
    texts: ['remote', 'manifest'],
    wrong: {
      remote: ['', 'mf-nobody', 'mf-commerce', 'shell'],
      manifest: ['', '!', 'e30=', Buffer.from('[]').toString('base64'), Buffer.from('\0').toString('base64')],
      signature: [7, [], {}, 'x', 'x'.repeat(1001)],
    },
  },
  {
    route: `PUT ${DEPLOY_CALLS.sendDeployPiece.path}`,
    isForBearer: true,
    right: piece,
    wrongBodies: [Buffer.alloc(PIECE_BYTES + 1), Buffer.alloc(PIECE_BYTES), Buffer.alloc(0), {}, 'x'],
    wrongPaths: pathsOf(DEPLOY_CALLS.sendDeployPiece.path, [
      '',
      '?file=x',
      '?from=0',
      '?file=x&from=0',
      '?file=x&from=-1',
    ]),
  },
  {
    route: `POST ${DEPLOY_CALLS.finishDeploy.path}`,
    isForBearer: true,
    right: wholeBuild,
    wrongPaths: pathsOf(DEPLOY_CALLS.finishDeploy.path, ['']),
  },
];
