import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { DEPLOY_CALLS, type BeganDeploy, type DeployFailure, type FinishedDeploy } from 'shared-types/site/deploy';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/test-server';
import type { BuildFolder } from '../registry/build-folder';
import { integrityOf } from '../registry/integrity';
import { publish } from '../registry/publish';
import { rebuilt } from '../registry/rebuilt.fixture';
import { makeDeployToken } from './deploy-token.store';

const REMOTE = 'mf-consent';
const REACT = join(__dirname, '..', '..', '..', '..', 'shell', 'dist', 'client', 'react.js');

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  ({ token } = await makeDeployToken(server.services.db, {
    remote: REMOTE,
    name: 'the team',
    days: 1,
    madeBy: 'test',
  }));
});
afterAll(() => server.close());

/** A build with another list than it was built with, and these files in place of its own. */
async function listedAs(
  name: string,
  list: (manifest: Manifest) => Manifest,
  files: Readonly<Record<string, Buffer>> = {},
): Promise<BuildFolder> {
  const { read } = await rebuilt(name, ['nothing of it', 'nothing at all']);
  const manifest = JSON.parse((await read('remote.json')).toString('utf8')) as Manifest;
  const own = Object.entries(files).map(([path, bytes]) => [
    path,
    { bytes: bytes.length, integrity: integrityOf(bytes) },
  ]);
  const listed = list({ ...manifest, files: { ...manifest.files, ...Object.fromEntries(own) } });
  return {
    read: async (path) => (path === 'remote.json' ? Buffer.from(JSON.stringify(listed)) : (files[path] ?? read(path))),
  };
}

async function call<T>(method: 'POST' | 'PUT', url: string, payload?: object | Buffer) {
  const reply = await server.app.inject({
    method,
    url,
    headers: {
      host: 'registry.example',
      authorization: `Bearer ${token}`,
      ...(Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(payload && { payload }),
  });
  return reply.json<T & DeployFailure>();
}

const begin = async (build: BuildFolder) =>
  call<BeganDeploy>('POST', DEPLOY_CALLS.beginDeploy.path, {
    remote: REMOTE,
    manifest: (await build.read('remote.json')).toString('base64'),
  });
const finish = (deploy: string) =>
  call<FinishedDeploy>('POST', DEPLOY_CALLS.finishDeploy.path.replace(':deploy', deploy));

/** Begins, and sends what is wanted; gives the deploy. */
async function sendAll(build: BuildFolder): Promise<string> {
  const begun = await begin(build);
  if (begun.state !== 'open') throw new Error(JSON.stringify(begun));
  for (const { path, integrity } of begun.wanted) {
    const at = DEPLOY_CALLS.sendDeployPiece.path.replace(':deploy', begun.deploy);
    const query = new URLSearchParams({ file: integrity, from: '0' });
    await call('PUT', `${at}?${query.toString()}`, await build.read(path));
  }
  return begun.deploy;
}

const whatOf = ({ reasons = [] }: DeployFailure): readonly string[] => reasons.map(({ what }) => what);

spec('PLAT-02', 'before anything is sent, a build learns what it would take from the others', async () => {
  const config = server.services.registry.current().remotes.get('mf-config')?.manifest.version;
  const deaf = await listedAs(REMOTE, (manifest) => ({
    ...manifest,
    features: manifest.features.map((feature) => ({ ...feature, listens: [], mounts: {} })),
  }));
  expect(whatOf(await begin(deaf))).toEqual([
    ...['consent/banner-forced', 'consent/banner-unforced', 'consent/banner-updated'].map(
      (event) => `Nothing would hear ${event} any more, which config/cookie-settings of mf-config ${config} sends.`,
    ),
    expect.stringMatching(/^Nothing would fill the slot/),
  ]);
});

spec('PLAT-02', 'a build that says, hears and uses more than before is let in', async () => {
  const more = await listedAs(REMOTE, (manifest) => ({
    ...manifest,
    uses: [...(manifest.uses ?? []), 'money.cents'],
    features: manifest.features.map((feature) => ({
      ...feature,
      listens: [...feature.listens, 'commerce/line-added'],
      emits: [...feature.emits, 'site/system-error'],
    })),
  }));
  expect(await finish(await sendAll(more))).toMatchObject({ remote: REMOTE });
});

spec('PLAT-02', 'a script that brings its own React is refused once it has come', async () => {
  const react = await readFile(REACT);
  const heavy = await listedAs(REMOTE, (manifest) => manifest, { 'client/react.js': react });
  expect((await finish(await sendAll(heavy))).reasons).toContainEqual({
    what: 'This script brings its own React; the page has one already.',
    where: 'client/react.js',
    mend: expect.stringMatching(/preset/),
  });
});

spec('PLAT-02', 'what has gone live while a build was sent counts as well', async () => {
  const deploy = await sendAll(await listedAs(REMOTE, (manifest) => ({ ...manifest, uses: ['bus', 'bus.send'] })));
  const bare = await listedAs('shell', (manifest) => ({ ...manifest, provides: ['bus'] }));
  const published = await publish(server.services, bare, { who: 'test', reason: 'a shell that has less' });
  expect(published).toMatchObject({ ok: true, isDefault: true });
  const refused = await finish(deploy);
  expect(whatOf(refused)).toEqual([
    expect.stringMatching(/^It uses host\.bus\.send, which shell .*, which is live, does not have\.$/),
  ]);
  expect((await finish(deploy)).code).toBe('site/deploy-gone');
});
