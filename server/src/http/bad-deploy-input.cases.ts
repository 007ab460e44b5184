import { DEPLOY_CALLS, type BeganDeploy } from 'shared-types/site/deploy';
import { makeDeployToken } from '../site/deploy/deploy-token.store';
import { PIECE_BYTES } from '../site/deploy/deploys.store';
import { rebuilt } from '../site/registry/rebuilt.fixture';
import type { BadInputCase, RightRequest, World } from './bad-input-case.fixture';

const REMOTE = 'mf-forms';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A build that no registry knows, and a token to send it with. */
async function newBuild({ open: { db } }: World) {
  const build = await rebuilt(REMOTE, ['Send', 'Send it']);
  const { token } = await makeDeployToken(db, { remote: REMOTE, name: 'test', days: 1, madeBy: 'test' });
  const manifest = (await build.read('remote.json')).toString('base64');
  return { build, token, body: { remote: REMOTE, manifest } };
}

/** The same, begun; `wanted` is its one file that is not there. */
async function begunBuild(world: World) {
  const { build, token, body } = await newBuild(world);
  const { app } = world.open;
  const headers = { host: 'registry.example', authorization: `Bearer ${token}` };
  const begun = await app.inject({ method: 'POST', url: DEPLOY_CALLS.beginDeploy.path, headers, payload: body });
  const reply = begun.json<BeganDeploy>();
  if (reply.state === 'there') throw new Error('The build is there already.');
  const [wanted] = reply.wanted;
  if (!wanted) throw new Error('No file is wanted.');
  const pathOf = (call: 'sendDeployPiece' | 'finishDeploy', deploy = reply.deploy) =>
    DEPLOY_CALLS[call].path.replace(':deploy', deploy);
  return { wanted, bytes: await build.read(wanted.path), token, headers, pathOf, app };
}

async function piece(world: World): Promise<RightRequest> {
  const { wanted, bytes, token, pathOf } = await begunBuild(world);
  const path = `${pathOf('sendDeployPiece')}?file=${encodeURIComponent(wanted.integrity)}&from=0`;
  return { path, body: bytes, token };
}

async function wholeBuild(world: World): Promise<RightRequest> {
  const { wanted, bytes, token, headers, pathOf, app } = await begunBuild(world);
  const url = `${pathOf('sendDeployPiece')}?file=${encodeURIComponent(wanted.integrity)}&from=0`;
  const type = { 'content-type': 'application/octet-stream' };
  await app.inject({ method: 'PUT', url, headers: { ...headers, ...type }, payload: bytes });
  return { path: pathOf('finishDeploy'), token };
}

const pathsOf = (path: string, ends: readonly string[]) =>
  ['x', NOWHERE, `${NOWHERE}x`].flatMap((deploy) => ends.map((end) => path.replace(':deploy', deploy) + end));

/** Endpoints by which teams deploy. */
export const DEPLOY_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${DEPLOY_CALLS.beginDeploy.path}`,
    isForBearer: true,
    right: async (world) => {
      const { token, body } = await newBuild(world);
      return { path: DEPLOY_CALLS.beginDeploy.path, body, token };
    },
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
