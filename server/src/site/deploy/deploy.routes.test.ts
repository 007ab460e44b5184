import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { REMOTE_NAMES } from 'shared-types/remote';
import { spec } from '../../../../tools/testing/spec';
import { listCommand } from '../../cli/command/list.command';
import { runCommand } from '../../cli/run-command.fixture';
import { artifactKey } from '../registry/artifact/artifact-files';
import { readArtifactRow } from '../registry/artifact/artifact.store';
import { integrityOf } from '../registry/artifact/integrity';
import { publish } from '../registry/publish/publish';
import { readRule } from '../registry/registry.store';
import { lookAtBuild } from './build-reasons';
import { PIECE_BYTES } from './deploys.store';
import { openDeploys, type OpenDeploys } from './open-deploys.fixture';
import { newBuild, REMOTE, REQUESTED } from './sent-build.fixture';

const ROOT = join(__dirname, '..', '..', '..', '..');

let open: OpenDeploys;
beforeAll(async () => {
  open = await openDeploys();
});
afterAll(() => open.close());

spec('PLAT-02', 'a deployed build is a version with its team recorded, and no visitor gets it', async () => {
  const { db, signing, registry } = open.server.services;
  const live = await readRule(db, REMOTE);
  const build = await newBuild({ files: { 'client/deferred.js': randomBytes(700) } });
  const { status, body } = await open.sender.deploy(build);
  expect([status, body]).toEqual([200, { remote: REMOTE, version: build.version, requestedSources: REQUESTED }]);
  const row = await readArtifactRow(db, REMOTE, build.version);
  expect(row && signing.isGood(row.bytes, row)).toBe(true);
  const { deployed_by: by } = await db
    .selectFrom('artifact')
    .select('deployed_by')
    .where('version', '=', build.version)
    .executeTakeFirstOrThrow();
  expect(by).toBe('the team');
  const listed = await runCommand(listCommand, [], open.server.services);
  expect(listed.ok && listed.lines.find((line) => line.includes(build.version))).toMatch(
    /  deployed \S+Z by the team$/,
  );
  expect(await readRule(db, REMOTE)).toEqual(live);
  const manifest = await registry.manifestOf(REMOTE, build.version);
  for (const path of Object.keys(manifest?.files ?? {}))
    expect((await registry.files.read(manifest as Manifest, path)).equals(await build.read(path))).toBe(true);
  const { deploys, pieces } = await open.kept();
  expect([deploys, pieces]).toEqual([[], []]);
  expect((await open.sender.begin(build)).body).toEqual({ state: 'there', version: build.version });
});

test('only files that no earlier version has are requested; those an earlier version has lost are requested at the end', async () => {
  const { objects, registry } = open.server.services;
  const build = await newBuild({ files: { 'client/deferred.js': randomBytes(700) } });
  const { body } = await open.sender.begin(build);
  expect(body.state === 'open' && body.wanted.map(({ path }) => path).sort()).toEqual([
    'client/deferred.js',
    'server.cjs',
  ]);
  const deploy = await open.sender.sendAll(build);
  // Another version, so that the live one stays intact for other tests.
  const versions = await open.server.services.db
    .selectFrom('artifact')
    .select('version')
    .where('remote', '=', REMOTE)
    .execute();
  const damaged = [];
  for (const { version } of versions) {
    const manifest = await registry.manifestOf(REMOTE, version);
    const key = artifactKey({ name: REMOTE, version }, manifest?.entry ?? '');
    damaged.push({ key, bytes: await objects.get(key) });
    await objects.put(key, Buffer.from('damaged'));
  }
  const refused = await open.sender.finish(deploy);
  expect([refused.status, refused.body.code]).toEqual([409, 'site/deploy-incomplete']);
  expect(refused.body.wanted).toMatchObject([{ path: 'client/remote.js', have: 0 }]);
  expect((await open.sender.deploy(build)).status).toBe(200);
  for (const { key, bytes } of damaged) if (bytes) await objects.put(key, bytes);
});

test('a file of an earlier version that is no longer among the last ones is requested at the end', async () => {
  const late = randomBytes(700);
  expect((await open.sender.deploy(await newBuild({ files: { 'late.bin': late } }))).status).toBe(200);
  const build = await newBuild({ files: { 'late.bin': late } });
  const deploy = await open.sender.sendAll(build);
  for (let at = 0; at < 5; at += 1) expect((await open.sender.deploy(await newBuild())).status).toBe(200);
  const early = await open.sender.finish(deploy);
  expect([early.status, early.body.code]).toEqual([409, 'site/deploy-incomplete']);
  expect(early.body.wanted).toMatchObject([{ path: 'late.bin', have: 0 }]);
  expect((await open.sender.deploy(build)).status).toBe(200);
});

test('an upload resumes where it was interrupted, and accepts no other piece', async () => {
  const late = randomBytes(PIECE_BYTES + 1000);
  const build = await newBuild({ files: { 'late.bin': late } });
  const { body } = await open.sender.begin(build);
  if (body.state !== 'open') throw new Error('not open');
  const file = integrityOf(late);
  const first = late.subarray(0, PIECE_BYTES);
  expect((await open.sender.send(body.deploy, file, 0, first)).body).toEqual({ have: PIECE_BYTES });
  for (const from of [0, 1, PIECE_BYTES - 1, PIECE_BYTES + 1]) {
    const answer = await open.sender.send(body.deploy, file, from, late.subarray(0, 10));
    expect([answer.status, answer.body.code, answer.body.have]).toEqual([409, 'site/deploy-elsewhere', PIECE_BYTES]);
  }
  const early = await open.sender.finish(body.deploy);
  expect([early.status, early.body.code]).toEqual([409, 'site/deploy-incomplete']);
  const again = (await open.sender.begin(build)).body;
  expect(again.state === 'open' && [again.deploy, again.wanted.find(({ path }) => path === 'late.bin')?.have]).toEqual([
    body.deploy,
    PIECE_BYTES,
  ]);
  const more = await open.sender.send(body.deploy, file, PIECE_BYTES, randomBytes(1001));
  expect([more.status, more.body.code]).toEqual([413, 'site/too-large']);
  expect((await open.sender.deploy(build)).status).toBe(200);
});

test('at most twenty builds of a remote are uploaded simultaneously', async () => {
  const { db } = open.server.services;
  await db.deleteFrom('deploy').execute();
  for (let at = 0; at < 20; at += 1) expect((await open.sender.begin(await newBuild())).status).toBe(200);
  const { status, body } = await open.sender.begin(await newBuild());
  expect([status, body.code]).toEqual([429, 'site/deploy-too-many']);
  await db.deleteFrom('deploy').execute();
});

test('a version published by the server equals the same version sent by a team', async () => {
  const build = await newBuild();
  expect((await open.sender.deploy(build)).status).toBe(200);
  const note = { who: 'test', reason: 'published' };
  expect(await publish(open.server.services, build, note)).toMatchObject({ ok: true, isNew: false });
});

test.each(['shell', ...REMOTE_NAMES])('the build of %s could be deployed', async (name) => {
  const bytes = await readFile(join(ROOT, name, 'dist', 'remote.json'));
  expect(lookAtBuild(bytes, { remote: name, registry: open.server.services.registry })).toMatchObject({ ok: true });
});
