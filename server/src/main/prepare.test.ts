import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { examplePictures } from '../../../tools/testing/site/example-pictures';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';
import type { Config } from '../platform/environment/config';
import { loadSamples, publishBuilds } from './prepare';
import { actOn } from '../site/registry/act-on.fixture';
import { makeVersion } from '../site/registry/publish/make-version';
import { publish } from '../site/registry/publish/publish';
import { rebuilt } from '../site/registry/rebuilt.fixture';
import { readRule } from '../site/registry/registry.store';

const REMOTE = 'mf-forms';

let server: TestServer;
let beside: string;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-prepare-'));
});
afterEach(() => rm(folder, { recursive: true }));
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  beside = (await live()) ?? '';
});
afterAll(() => server.close());

const live = async () => (await readRule(server.services.db, REMOTE))?.version;
/** Deploys a version as a team would, and returns it. */
async function deployed(): Promise<string> {
  const build = await rebuilt(REMOTE, ['Send', `Send ${Math.random()}`]);
  expect(await makeVersion(server.services, build, { deployedBy: 'the team' })).toMatchObject({ ok: true });
  return build.version;
}
const follow = (newest: string) => actOn(server.services.db, REMOTE, { kind: 'follow', newest });

spec('PLAT-02', 'a starting server does not replace a newer version that is followed', async () => {
  const version = await deployed();
  await follow(version);
  const before = await readRule(server.services.db, REMOTE);
  await publishBuilds(server.services);
  expect(await readRule(server.services.db, REMOTE)).toEqual(before);
});

spec('PLAT-02', 'a server that returns to an earlier build makes it live', async () => {
  const next = await rebuilt(REMOTE, ['Send', 'Send now']);
  await publish(server.services, next, { who: 'start', reason: 'the newest build', leavesDeployed: true });
  expect(await live()).toBe(next.version);
  await publishBuilds(server.services);
  expect(await live()).toBe(beside);
});

spec('PLAT-02', 'a build goes live if it is new, or if somebody publishes it again', async () => {
  await follow(await deployed());
  const next = await rebuilt(REMOTE, ['Send', 'Send it']);
  const note = { who: 'test', reason: 'a test' };
  await publish(server.services, next, { ...note, leavesDeployed: true });
  expect(await live()).toBe(next.version);
  await follow(await deployed());
  await publish(server.services, next, note);
  expect(await live()).toBe(next.version);
});

spec(
  'PLAT-02',
  'a server in development, or one that does not trust the newer version’s signer, uses its own build',
  async () => {
    const { services } = server;
    await follow(await deployed());
    await publishBuilds({ ...services, config: { ...services.config, isDevelopment: true } });
    expect(await live()).toBe(beside);
    const version = await deployed();
    await follow(version);
    await services.db.updateTable('artifact').set({ signature: 'none' }).where('version', '=', version).execute();
    await publishBuilds(services);
    expect(await live()).toBe(beside);
  },
);

const configWith = (settings: Partial<Config>) => ({
  ...server.services,
  config: { ...server.services.config, ...settings },
});

test('every folder of the samples folder is a site, links included, but no file and no system folder', async () => {
  const [samplesDir, elsewhere] = [join(folder, 'samples'), join(folder, 'elsewhere')];
  await mkdir(samplesDir);
  await writeFile(join(samplesDir, '.DS_Store'), '');
  for (const name of ['.git', '@eaDir', 'lost+found']) await mkdir(join(samplesDir, name));
  expect(await loadSamples(configWith({ samplesDir }))).toEqual([]);
  await mkdir(join(elsewhere, 'pictures'), { recursive: true });
  await writeFile(join(elsewhere, 'site.json'), JSON.stringify(exampleDocument()));
  for (const [name, bytes] of Object.entries(await examplePictures()))
    await writeFile(join(elsewhere, 'pictures', name), bytes);
  await symlink(elsewhere, join(samplesDir, 'shop'));
  expect(await loadSamples(configWith({ samplesDir }))).toEqual([]);
  expect(await server.services.db.selectFrom('site').select('identifier').execute()).toEqual([
    { identifier: 'example' },
  ]);
});

test('a sample that somebody has imported since is not overwritten by a start', async () => {
  const sample = join(folder, 'samples', 'shop');
  await mkdir(join(sample, 'pictures'), { recursive: true });
  const pictures = await examplePictures();
  for (const [name, bytes] of Object.entries(pictures)) await writeFile(join(sample, 'pictures', name), bytes);
  const write = async (tagline: string) => writeFile(join(sample, 'site.json'), JSON.stringify(called(tagline)));
  const start = async () => loadSamples(configWith({ samplesDir: join(folder, 'samples') }));
  const tagline = async () => (await server.services.sites.byHost('sample.example'))?.profile.tagline;
  await write('The first sample');
  expect([await start(), await tagline()]).toEqual([[], 'The first sample']);
  await write('The sample of a newer build');
  expect([await start(), await tagline()]).toEqual([[], 'The sample of a newer build']);
  await server.importSite(called('What I have made of it'), async (file) => pictures[file] ?? Buffer.alloc(0));
  const [message, ...more] = await start();
  expect([await tagline(), more, message]).toEqual([
    'What I have made of it',
    [],
    'The sample site shop: sampled was imported since and was left unchanged. Use "npm run remotes -- import-site" to replace it.',
  ]);
});

/** A document with its own tagline. */
function called(tagline: string) {
  const document = exampleDocument('sampled');
  return { ...document, site: { ...document.site, hosts: ['sample.example'], tagline } };
}

test('a wrong folder in a setting stops the start with a message that names the setting', async () => {
  const [file, none] = [join(folder, 'file'), join(folder, 'none')];
  await writeFile(file, '');
  for (const [samplesDir, code] of [
    [file, 'ENOTDIR'],
    [none, 'ENOENT'],
  ] as const)
    await expect(loadSamples(configWith({ samplesDir }))).rejects.toMatchObject({
      name: 'StartError',
      message: `SAMPLES_DIR is "${samplesDir}", where no folder can be read (${code}): give it the folder that holds those of the sample sites, or "none" for no sites.`,
    });
  for (const packagesDir of [file, none])
    await expect(publishBuilds(configWith({ packagesDir }))).rejects.toMatchObject({
      name: 'StartError',
      message: `There is no complete build of shell in "${packagesDir}": run "npm run build", or set PACKAGES_DIR to the folder of the built packages.`,
    });
});

test('a store whose folder is missing is not reported as a missing build', async () => {
  const path = join(server.services.config.packagesDir, '.data', 'objects', 'x');
  const lost = Object.assign(new Error('The store has lost its folder.'), { code: 'ENOENT', path });
  const objects = { ...server.services.objects, get: async () => undefined, put: () => Promise.reject(lost) };
  await expect(publishBuilds({ ...server.services, objects })).rejects.toBe(lost);
});

test('a sample site without a document, or with an invalid one, is named', async () => {
  await mkdir(join(folder, 'shop'));
  const file = join(folder, 'shop', 'site.json');
  const refusal = () => loadSamples(configWith({ samplesDir: folder })).catch((error: Error) => error.message);
  expect(await refusal()).toBe(`The sample site shop was refused: There is no ${file}.`);
  await writeFile(file, '{');
  expect(await refusal()).toMatch(`The sample site shop was refused: ${file} is no JSON: SyntaxError: `);
});
