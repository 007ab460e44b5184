import type { FastifyInstance } from 'fastify';
import type { Manifest } from 'shared-types/manifest';
import { DEPLOY_CALLS, type BeganDeploy, type DeployFailure, type FinishedDeploy } from 'shared-types/site/deploy';
import type { Database } from '../../platform/schema/database';
import type { BuildFolder } from '../registry/publish/build-folder';
import { integrityOf } from '../registry/artifact/integrity';
import { rebuilt } from '../registry/rebuilt.fixture';
import { makeDeployToken } from './deploy-token.store';
import { PIECE_BYTES } from './deploys.store';

export const REMOTE = 'mf-forms';
/** What its pages may ask for besides the policy that all pages have: its captcha's worker. */
export const REQUESTED = { 'trusted-types': ['colonnade-captcha'], 'worker-src': ['blob:'] };

/** Differences from the live build; a build of the remote of these tests also differs in its server bundle. */
export interface BuildInputs {
  /** The remote; by default that of these tests. */
  readonly remote?: string;
  readonly files?: Readonly<Record<string, Buffer>>;
  /** Changes the complete manifest. */
  readonly list?: (manifest: Manifest) => unknown;
}

/** An unpublished build. */
export async function newBuild({
  remote = REMOTE,
  files = {},
  list = (manifest) => manifest,
}: BuildInputs = {}): Promise<BuildFolder & { readonly version: string }> {
  const base = await rebuilt(remote, ['Send', `Send ${Math.random()}`]);
  const manifest = JSON.parse((await base.read('remote.json')).toString()) as Manifest;
  const added = Object.entries(files).map(([path, bytes]) => [
    path,
    { bytes: bytes.length, integrity: integrityOf(bytes) },
  ]);
  const listed = list({ ...manifest, files: { ...manifest.files, ...Object.fromEntries(added) } });
  const own: Readonly<Record<string, Buffer>> = { ...files, 'remote.json': Buffer.from(JSON.stringify(listed)) };
  return { version: base.version, read: async (path) => own[path] ?? base.read(path) };
}

export interface Sender {
  readonly app: FastifyInstance;
  readonly token: string;
  /** The remote; by default that of these tests. */
  readonly remote?: string;
}

export async function tokenFor(db: Database, remote = REMOTE, name = 'the team'): Promise<string> {
  return (await makeDeployToken(db, { remote, name, days: 1, madeBy: 'test' })).token;
}

type Sent<T> = { readonly status: number; readonly body: T & DeployFailure };

/** Sends the calls of a deploy as the command does. */
export function createSender({ app, token, remote = REMOTE }: Sender) {
  const headers = { host: 'registry.example', authorization: `Bearer ${token}` };
  const call = async <T>(method: 'POST' | 'PUT', url: string, payload?: object | Buffer): Promise<Sent<T>> => {
    const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {};
    const reply = await app.inject({ method, url, headers: { ...headers, ...type }, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json<T & DeployFailure>() };
  };
  const begin = async (build: BuildFolder, { signature }: { readonly signature?: string } = {}) =>
    call<BeganDeploy>('POST', DEPLOY_CALLS.beginDeploy.path, {
      remote,
      manifest: (await build.read('remote.json')).toString('base64'),
      ...(signature === undefined ? {} : { signature }),
    });
  const send = (deploy: string, integrity: string, from: number, bytes: Buffer) =>
    call<{ have: number }>(
      'PUT',
      `${DEPLOY_CALLS.sendDeployPiece.path.replace(':deploy', deploy)}?${new URLSearchParams({ file: integrity, from: String(from) })}`,
      bytes,
    );
  const finish = (deploy: string) =>
    call<FinishedDeploy>('POST', DEPLOY_CALLS.finishDeploy.path.replace(':deploy', deploy));
  /** Starts a deploy and uploads all files; returns its id. */
  const sendAll = async (build: BuildFolder): Promise<string> => {
    const { body } = await begin(build);
    if (body.state !== 'open') throw new Error(JSON.stringify(body));
    for (const { path, integrity, bytes: length, have } of body.wanted) {
      const bytes = await build.read(path);
      for (let from = have; from < length;) {
        const { status, body: answer } = await send(
          body.deploy,
          integrity,
          from,
          bytes.subarray(from, from + PIECE_BYTES),
        );
        if (answer.have === undefined) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
        from = answer.have;
      }
    }
    return body.deploy;
  };
  return { begin, send, finish, sendAll, deploy: async (build: BuildFolder) => finish(await sendAll(build)) };
}
