import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { artifactKey } from '../registry/artifact/artifact-files';
import { createSender, newBuild, REMOTE, tokenFor } from './sent-build.fixture';
import { sweepDeploys } from './sweep-deploys';

const HOUR_MS = 3_600_000;

let server: TestServer;
let sender: ReturnType<typeof createSender>;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  sender = createSender({ app: server.app, token: await tokenFor(server.services.db) });
});
afterAll(() => server.close());

async function filesOf(version: string): Promise<string[]> {
  const folder = join(server.dataDir, 'objects', 'artifacts', REMOTE, version);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const age = async (deploy: string, hours: number) =>
  server.services.db
    .updateTable('deploy')
    .set({ touched_at: new Date(Date.now() - hours * HOUR_MS) })
    .where('id', '=', deploy)
    .execute();

const open = async () => (await server.services.db.selectFrom('deploy').select('id').execute()).map(({ id }) => id);

spec('PLAT-02', 'an abandoned deploy is deleted, with what a killed server stored of it', async () => {
  const { objects } = server.services;
  const [left, young] = [await newBuild({ files: { 'late.bin': randomBytes(90) } }), await newBuild()];
  const [deploy, other] = [await sender.sendAll(left), await sender.sendAll(young)];
  // As left by a server that is killed while it creates the version.
  await objects.put(artifactKey({ name: REMOTE, version: left.version }, 'late.bin'), await left.read('late.bin'));
  expect(await filesOf(left.version)).toEqual(['late.bin']);
  await age(deploy, 7);
  await age(other, 5);
  await sweepDeploys(server.services);
  expect(await open()).toEqual([other]);
  expect(await filesOf(left.version)).toEqual([]);
  const pieces = await server.services.db.selectFrom('deploy_piece').select('deploy_id').distinct().execute();
  expect(pieces).toEqual([{ deploy_id: other }]);
  expect((await sender.finish(deploy)).body.code).toBe('site/deploy-gone');
  expect((await sender.finish(other)).status).toBe(200);
});

test('a version keeps its files, however another deploy of its name ends', async () => {
  const build = await newBuild();
  const deploy = await sender.sendAll(build);
  // A deploy from before the version existed, abandoned.
  const { id: _id, ...row } = await server.services.db
    .selectFrom('deploy')
    .selectAll()
    .where('id', '=', deploy)
    .executeTakeFirstOrThrow();
  expect((await sender.finish(deploy)).status).toBe(200);
  const files = await filesOf(build.version);
  const left = await server.services.db
    .insertInto('deploy')
    .values({ ...row, wanted: JSON.stringify(row.wanted) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await age(left.id, 7);
  await sweepDeploys(server.services);
  expect([await open(), await filesOf(build.version)]).toEqual([[], files]);
});
