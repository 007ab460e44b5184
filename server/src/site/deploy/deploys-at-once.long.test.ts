import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createServer, type Server } from '../../main/server';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { readRules } from '../registry/registry.store';
import type { BuildFolder } from '../registry/publish/build-folder';
import { PIECE_BYTES } from './deploys.store';
import { createSender, newBuild, REMOTE, tokenFor } from './sent-build.fixture';

const SENDERS = 6;

let server: TestServer;
let other: Server;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  other = await createServer(server.services.config, server.connection);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

/** Six teams with a token each, three at each instance. */
async function senders() {
  const tokens = await Promise.all(
    Array.from({ length: SENDERS }, (_, at) => tokenFor(server.services.db, REMOTE, `team ${at}`)),
  );
  return tokens.map((token, at) => createSender({ app: at % 2 ? other.app : server.app, token }));
}

/** Deploys as the command does: starts again if the deploy has expired, and then finds the version. */
async function insist(sender: ReturnType<typeof createSender>, build: BuildFolder): Promise<string> {
  for (;;) {
    const begun = await sender.begin(build);
    if (begun.body.state === 'there') return 'there';
    if (begun.status !== 200) return String(begun.body.code);
    const { status, body } = await sender.deploy(build).catch((error: unknown) => {
      if (String(error).includes('site/deploy-gone') || String(error).includes('"state":"there"'))
        return { status: 404, body: { code: 'site/deploy-gone' } };
      throw error;
    });
    if (status === 200) return 'deployed';
    if (body.code !== 'site/deploy-gone') return String(body.code);
  }
}

/** Checks every file of a version on every instance. */
async function isWhole(version: string, build: BuildFolder): Promise<boolean> {
  for (const { services } of [server, other]) {
    const manifest = await services.registry.manifestOf(REMOTE, version);
    if (!manifest) return false;
    for (const path of Object.keys(manifest.files))
      if (!(await services.registry.files.read(manifest, path)).equals(await build.read(path))) return false;
  }
  return true;
}

const leftOvers = async () => [
  await server.services.db.selectFrom('deploy').select('id').execute(),
  await server.services.db.selectFrom('deploy_piece').select('start').execute(),
];

spec('PLAT-02', 'the same version from six machines by two instances is one complete version, made once', async () => {
  const build = await newBuild({ files: { 'late.bin': randomBytes(3 * PIECE_BYTES + 7) } });
  const teams = await senders();
  const ended = await Promise.all(teams.map((team) => insist(team, build)));
  expect(ended.toSorted()).toEqual(['deployed', ...Array<string>(SENDERS - 1).fill('there')]);
  expect(await isWhole(build.version, build)).toBe(true);
  expect(await leftOvers()).toEqual([[], []]);
});

spec('PLAT-02', 'of six builds with the same version one becomes it, completely; the others are told so', async () => {
  const first = await newBuild({ files: { 'late.bin': randomBytes(PIECE_BYTES + 7) } });
  const builds = [
    first,
    ...(await Promise.all(
      Array.from({ length: SENDERS - 1 }, () =>
        newBuild({
          files: { 'late.bin': randomBytes(PIECE_BYTES + 7) },
          list: (manifest) => ({ ...manifest, version: first.version }),
        }),
      ),
    )),
  ];
  const teams = await senders();
  const ended = await Promise.all(teams.map((team, at) => insist(team, builds[at] ?? first)));
  expect(ended.toSorted()).toEqual(['deployed', ...Array<string>(SENDERS - 1).fill('site/deploy-refused')]);
  const winner = builds[ended.indexOf('deployed')];
  expect(winner && (await isWhole(first.version, winner))).toBe(true);
  expect(await leftOvers()).toEqual([[], []]);
});

spec('PLAT-02', 'versions deployed in parallel all exist, and none is live', async () => {
  const { db } = server.services;
  const before = await readRules(db);
  const builds = await Promise.all(Array.from({ length: SENDERS * 2 }, () => newBuild()));
  const teams = await senders();
  const ended = await Promise.all(
    builds.map((build, at) => insist(teams[at % SENDERS] as (typeof teams)[number], build)),
  );
  expect(new Set(ended)).toEqual(new Set(['deployed']));
  for (const build of builds) expect(await isWhole(build.version, build)).toBe(true);
  expect(await readRules(db)).toEqual(before);
  expect(await leftOvers()).toEqual([[], []]);
});

test('however many pieces arrive during a check, pages and the check itself get a connection', async () => {
  const build = await newBuild({ files: { 'late.bin': randomBytes(PIECE_BYTES) } });
  const [sender] = await senders();
  if (!sender) throw new Error('There is no sender.');
  const deploy = await sender.sendAll(build);
  const finishing = sender.finish(deploy);
  const pieces = Array.from({ length: 40 }, () => sender.send(deploy, 'sha384-x', 0, Buffer.from('x')));
  const pages = Array.from({ length: 10 }, () => sql`select 1`.execute(server.services.db));
  expect((await finishing).status).toBe(200);
  expect(await Promise.all(pages)).toHaveLength(10);
  for (const { status } of await Promise.all(pieces)) expect([404, 409]).toContain(status);
});

test('however many deploys begin during a check, pages and the check itself get a connection', async () => {
  const build = await newBuild({ files: { 'late.bin': randomBytes(PIECE_BYTES) } });
  const [sender] = await senders();
  if (!sender) throw new Error('There is no sender.');
  const deploy = await sender.sendAll(build);
  const finishing = sender.finish(deploy);
  const begins = Array.from({ length: 40 }, () => sender.begin(build));
  const pages = Array.from({ length: 10 }, () => sql`select 1`.execute(server.services.db));
  expect((await finishing).status).toBe(200);
  expect(await Promise.all(pages)).toHaveLength(10);
  for (const { status } of await Promise.all(begins)) expect(status).toBe(200);
});
