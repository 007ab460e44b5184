import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import { REMOTE_NAMES } from 'shared-types/remote';

import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/test-server';
import { listCommand } from '../../cli/list.command';
import { artifactKey } from '../registry/artifact-files';
import { integrityOf } from '../registry/integrity';
import { publish } from '../registry/publish';
import { readArtifactRow } from '../registry/artifact.store';
import { readRule } from '../registry/registry.store';
import { keyIdOf } from '../registry/signing';
import { lookAtBuild } from './build-reasons';
import { endDeployToken } from './deploy-token.store';
import { PIECE_BYTES } from './deploys.store';
import { createSender, newBuild, REMOTE, tokenFor, type BuildWishes } from './sent-build.fixture';

const ROOT = join(__dirname, '..', '..', '..', '..');

/** The key by which a team signs its own builds. */
const TEAM = generateKeyPairSync('ed25519');

let server: TestServer;
let sender: ReturnType<typeof createSender>;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined, trustedKeys: [TEAM.publicKey] });
  sender = createSender({ app: server.app, token: await tokenFor(server.services.db) });
});
afterAll(() => server.close());

/** Everything that is kept of builds, in tables and on the disk. */
async function kept() {
  const { db } = server.services;
  const artifacts = await db.selectFrom('artifact').select(['remote', 'version']).orderBy('version').execute();
  const rules = await db.selectFrom('release_rule').selectAll().orderBy('remote').execute();
  const deploys = await db.selectFrom('deploy').select('id').execute();
  const pieces = await db.selectFrom('deploy_piece').select('integrity').execute();
  const entries = await readdir(join(server.dataDir, 'objects'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return { artifacts, rules, deploys, pieces, files: files.sort() };
}

/** Deploys what must be refused, wherever that happens, and tells the reasons; nothing may be left of it. */
async function refusalOf(wishes: BuildWishes) {
  const before = await kept();
  const build = await newBuild(wishes);
  const begun = await sender.begin(build);
  const last = begun.body.state === 'open' ? await sender.deploy(build) : begun;
  expect(last.status).toBe(422);
  expect(last.body.code).toBe('site/deploy-refused');
  expect(await kept()).toEqual(before);
  for (const { what, where, mend } of last.body.reasons ?? [])
    for (const words of [what, where, mend]) expect(words).toMatch(/\S/);
  return (last.body.reasons ?? []).map(({ what, where }) => `${where}: ${what}`);
}

spec('PLAT-02', 'a deployed build is a version: whose it is stands there, and nobody has it', async () => {
  const { db, signing, registry } = server.services;
  const live = await readRule(db, REMOTE);
  const build = await newBuild({ files: { 'client/late.js': randomBytes(700) } });
  const { status, body } = await sender.deploy(build);
  expect([status, body]).toEqual([200, { remote: REMOTE, version: build.version, asks: {} }]);
  const row = await readArtifactRow(db, REMOTE, build.version);
  expect(row && signing.isGood(row.bytes, row)).toBe(true);
  const { deployed_by: by } = await db
    .selectFrom('artifact')
    .select('deployed_by')
    .where('version', '=', build.version)
    .executeTakeFirstOrThrow();
  expect(by).toBe('the team');
  const listed = await listCommand.run([], {
    ...server.services,
    build: () => ({ read: () => Promise.reject(new Error('No build is asked for.')) }),
    who: 'ada',
    say: () => undefined,
  });
  expect(listed.ok && listed.lines.find((line) => line.includes(build.version))).toMatch(
    /  deployed \S+Z by the team$/,
  );
  expect(await readRule(db, REMOTE)).toEqual(live);
  const manifest = await registry.manifestOf(REMOTE, build.version);
  for (const path of Object.keys(manifest?.files ?? {}))
    expect((await registry.files.read(manifest as Manifest, path)).equals(await build.read(path))).toBe(true);
  const { deploys, pieces } = await kept();
  expect([deploys, pieces]).toEqual([[], []]);
  expect((await sender.begin(build)).body).toEqual({ state: 'there', version: build.version });
});

test('only what no earlier version has is wanted; what such a version has lost is asked for then', async () => {
  const { objects, registry } = server.services;
  const build = await newBuild({ files: { 'client/late.js': randomBytes(700) } });
  const { body } = await sender.begin(build);
  expect(body.state === 'open' && body.wanted.map(({ path }) => path).sort()).toEqual(['client/late.js', 'server.cjs']);
  const deploy = await sender.sendAll(build);
  // Another one, so that the version which is live stays whole for the other tests.
  const versions = await server.services.db
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
  const refused = await sender.finish(deploy);
  expect([refused.status, refused.body.code]).toEqual([409, 'site/deploy-incomplete']);
  expect(refused.body.wanted).toMatchObject([{ path: 'client/remote.js', have: 0 }]);
  expect((await sender.deploy(build)).status).toBe(200);
  for (const { key, bytes } of damaged) if (bytes) await objects.put(key, bytes);
});

test('a file goes on where it broke off, and takes no piece from elsewhere', async () => {
  const late = randomBytes(PIECE_BYTES + 1000);
  const build = await newBuild({ files: { 'late.bin': late } });
  const { body } = await sender.begin(build);
  if (body.state !== 'open') throw new Error('not open');
  const file = integrityOf(late);
  const first = late.subarray(0, PIECE_BYTES);
  expect((await sender.send(body.deploy, file, 0, first)).body).toEqual({ have: PIECE_BYTES });
  for (const from of [0, 1, PIECE_BYTES - 1, PIECE_BYTES + 1]) {
    const answer = await sender.send(body.deploy, file, from, late.subarray(0, 10));
    expect([answer.status, answer.body.code, answer.body.have]).toEqual([409, 'site/deploy-elsewhere', PIECE_BYTES]);
  }
  const early = await sender.finish(body.deploy);
  expect([early.status, early.body.code]).toEqual([409, 'site/deploy-incomplete']);
  const again = (await sender.begin(build)).body;
  expect(again.state === 'open' && [again.deploy, again.wanted.find(({ path }) => path === 'late.bin')?.have]).toEqual([
    body.deploy,
    PIECE_BYTES,
  ]);
  const more = await sender.send(body.deploy, file, PIECE_BYTES, randomBytes(1001));
  expect([more.status, more.body.code]).toEqual([413, 'site/too-large']);
  expect((await sender.deploy(build)).status).toBe(200);
});

describe('a build is refused with a reason, and nothing of it is left,', () => {
  spec('PLAT-02', 'where it has other content than a version of its name', async () => {
    const first = await newBuild();
    expect((await sender.deploy(first)).status).toBe(200);
    expect(await refusalOf({ list: (manifest) => ({ ...manifest, version: first.version }) })).toEqual([
      `remote.json: version: The version ${first.version} is there already, with other content.`,
    ]);
  });

  test('where its bytes are not those of its list', async () => {
    const before = await kept();
    const build = await newBuild({
      files: { 'client/late.js': randomBytes(700), 'maps/late.js.map': randomBytes(90) },
    });
    const other = {
      read: async (path: string) =>
        path === 'remote.json' ? build.read(path) : Buffer.from((await build.read(path)).map((byte) => byte ^ 1)),
    };
    const { status, body } = await sender.deploy(other);
    expect([status, body.reasons?.map(({ where }) => where).sort()]).toEqual([
      422,
      ['client/late.js', 'maps/late.js.map', 'server.cjs'],
    ]);
    expect(await kept()).toEqual(before);
  });

  test('where a size in the list is not that of the bytes', async () => {
    const late = randomBytes(700);
    const lie = { bytes: 699, integrity: integrityOf(late) };
    const list = (manifest: Manifest) => ({
      ...manifest,
      files: { ...manifest.files, 'client/a.js': lie, 'client/b.js': { ...lie, bytes: 700 } },
    });
    expect(await refusalOf({ files: { 'client/a.js': late, 'client/b.js': late }, list })).toEqual([
      expect.stringMatching(/^client\/a\.js: What came is not what the list says/),
    ]);
  });

  test('where it is over a budget, or a file has none', async () => {
    const files = { 'client/contact-form.js': randomBytes(20_000), 'client/fonts/extra.css': randomBytes(10) };
    expect(await refusalOf({ files })).toEqual([
      expect.stringMatching(/^client\/contact-form\.js: It weighs 20\.\d\d kB of the 12\.00 kB it may\.$/),
      expect.stringMatching(/^client\/fonts\/extra\.css: It weighs 0\.01 kB, and no budget names it\.$/),
    ]);
  });

  test('where its paths lead elsewhere, hide, or cannot lie side by side', async () => {
    const file = { bytes: 1, integrity: integrityOf(Buffer.from('x')) };
    const bad = [
      '../x',
      '/etc/passwd',
      'a/../../x',
      'a//b',
      'a/',
      './a',
      'client/.hidden',
      '.git/config',
      'C:\\x',
      'a\\b',
      'ü',
      `a/${'x'.repeat(200)}`,
    ];
    for (const path of bad) {
      const [reason, ...more] = await refusalOf({
        list: (manifest) => ({ ...manifest, files: { ...manifest.files, [path]: file } }),
      });
      expect([path, reason, more]).toEqual([path, expect.stringMatching(/^remote\.json: files\./), []]);
    }
    expect(
      await refusalOf({
        list: (manifest) => ({
          ...manifest,
          files: { ...manifest.files, 'client/Remote.js': file, maps: file, 'remote.json/x': file },
        }),
      }),
    ).toEqual([
      'client/Remote.js: Some disks cannot tell this file from client/remote.js.',
      'maps: There is a file of this name and a folder.',
    ]);
  });

  test('where it is too much: files, bytes, source maps', async () => {
    const file = (bytes: number) => ({ bytes, integrity: integrityOf(randomBytes(8)) });
    const withFiles = (files: object) => ({
      list: (manifest: Manifest) => ({ ...manifest, files: { ...manifest.files, ...files } }),
    });
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`maps/${at}.map`, file(1)]));
    expect(await refusalOf(withFiles(many))).toEqual([expect.stringMatching(/files are more than the 600/)]);
    const heavy = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`heavy/${at}`, file(4_900_000)]));
    expect(await refusalOf(withFiles(heavy))).toEqual([expect.stringMatching(/more than the 20000000 that all files/)]);
    expect(await refusalOf(withFiles({ 'maps/contact-form.js.map': file(100_000_000) }))).toEqual([
      'remote.json: files.maps/contact-form.js.map.bytes: A file has 5000000 bytes at most.',
    ]);
    expect(await refusalOf(withFiles({ 'maps/contact-form.js.map': file(500_001) }))).toEqual([
      expect.stringMatching(/^maps\/contact-form\.js\.map: 500001 bytes are more than the 500000 of a source map/),
    ]);
  });

  test('where an archive is in place of the list, or the list is no list: all that is wrong with it at once', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    for (const bytes of [bomb, Buffer.from('{"name":'), Buffer.from('null'), Buffer.from('[]')]) {
      const before = await kept();
      const { status, body } = await sender.begin({ read: async () => bytes });
      expect([status, body.code]).toEqual([422, 'site/deploy-refused']);
      expect(await kept()).toEqual(before);
    }
    const reasons = await refusalOf({
      list: ({ entry: _entry, ...manifest }) => ({ ...manifest, version: '1', contract: 9, csp: 7 }),
    });
    expect(reasons.map((reason) => reason.split(':')[1])).toEqual([' version', ' contract', ' entry', ' csp']);
    expect(reasons[1]).toMatch(/It was built against another contract; this server knows 0 and 1\.$/);
    expect(await refusalOf({ list: (manifest) => ({ ...manifest, server: 'constructor' }) })).toEqual([
      'remote.json: files: It names constructor without a hash.',
    ]);
  });

  test('where browsers could not fetch what they need, or could fetch the server’s bundle', async () => {
    const files = { 'client/server.cjs': Buffer.from('server'), 'remote.js': Buffer.from('entry') };
    const list = (manifest: Manifest) => ({ ...manifest, entry: 'remote.js', server: 'client/server.cjs' });
    expect(await refusalOf({ files, list })).toEqual([
      expect.stringMatching(/^remote\.js: Browsers are to fetch this file/),
      expect.stringMatching(/^client\/server\.cjs: The bundle for the server would be served/),
    ]);
  });

  spec('PLAT-05', 'where it takes what is another remote’s: its name, its area, its blocks', async () => {
    const feature = (change: Partial<ManifestFeature>) => ({
      list: (manifest: Manifest) => ({
        ...manifest,
        features: manifest.features.map((one) => ({ ...one, ...change })),
      }),
    });
    expect(await refusalOf({ list: (manifest) => ({ ...manifest, name: 'mf-commerce' }) })).toEqual([
      'remote.json: name: This is a build of mf-commerce, not of mf-forms.',
      expect.stringMatching(/The feature forms\/contact-form does not belong to mf-commerce/),
      expect.stringMatching(/Blocks of type 9 are shown by mf-forms/),
    ]);
    expect(await refusalOf(feature({ id: 'commerce/cart' }))).toEqual([
      expect.stringMatching(/The feature commerce\/cart does not belong to mf-forms, whose area is forms\.$/),
    ]);
    const cart = server.services.registry.current().feature('commerce/cart')?.feature.mounts.blockTypes ?? [];
    expect(await refusalOf(feature({ mounts: { blockTypes: cart } }))).toEqual([
      expect.stringMatching(/Blocks of type \d+ are shown by mf-commerce/),
    ]);
  });

  test('where it asks for more of the policy of pages than any remote may', async () => {
    const asking = (csp: object) => ({ list: (manifest: Manifest) => ({ ...manifest, csp }) });
    const reasons = await refusalOf(
      asking({
        'script-src': ['https://evil.example'],
        'img-src': [
          '*',
          'https:',
          'http://a.example',
          "'unsafe-inline'",
          'https://a.example; script-src *',
          'https://*',
          'https://*.com/x',
        ],
        'style-src': ["'unsafe-inline'", 'data:'],
        'trusted-types': ['*', 'default', 'colonnade', "'allow-duplicates'"],
      }),
    );
    expect(reasons).toHaveLength(1 + 7 + 2 + 4);
    const build = await newBuild(
      asking({
        'img-src': ['https://*.example.com', 'https://a.example:8443', 'data:'],
        'trusted-types': ['lit-html'],
      }),
    );
    expect((await sender.deploy(build)).body).toMatchObject({
      asks: { 'img-src': ['data:', 'https://*.example.com', 'https://a.example:8443'], 'trusted-types': ['lit-html'] },
    });
  });

  test('where a key that is not trusted has signed it; a trusted one’s signature stays', async () => {
    const before = await kept();
    const build = await newBuild();
    const bytes = await build.read('remote.json');
    for (const signature of ['', 'x', randomBytes(64).toString('base64')]) {
      const { status, body } = await sender.begin(build, { signature });
      expect([status, body.reasons?.map(({ where }) => where)]).toEqual([422, ['remote.json.sig']]);
    }
    expect(await kept()).toEqual(before);
    const signature = sign(null, bytes, TEAM.privateKey).toString('base64');
    const { body } = await sender.begin(build, { signature: `${signature}\n` });
    expect(body.state).toBe('open');
    expect((await sender.deploy(build)).status).toBe(200);
    expect(await readArtifactRow(server.services.db, REMOTE, build.version)).toMatchObject({
      signature,
      signedBy: keyIdOf(TEAM.publicKey),
    });
  });
});

describe('a token', () => {
  spec('PLAT-02', 'deploys its own remote and no other', async () => {
    const before = await kept();
    const foreign = createSender({ app: server.app, token: await tokenFor(server.services.db, 'mf-commerce') });
    const build = await newBuild();
    const { status, body } = await foreign.begin(build);
    expect([status, body.code]).toEqual([403, 'site/deploy-token-foreign']);
    const begun = await sender.begin(build);
    if (begun.body.state !== 'open') throw new Error('not open');
    const { deploy, wanted } = begun.body;
    const piece = await foreign.send(deploy, wanted[0]?.integrity ?? '', 0, Buffer.from('x'));
    expect([piece.status, (await foreign.finish(deploy)).status]).toEqual([404, 404]);
    await server.services.db.deleteFrom('deploy').where('id', '=', deploy).execute();
    expect(await kept()).toEqual(before);
  });

  test('that has ended, or whose time is over, opens nothing, in the middle of a deploy too', async () => {
    const { db } = server.services;
    const own = createSender({ app: server.app, token: await tokenFor(db, REMOTE, 'short') });
    const deploy = await own.sendAll(await newBuild());
    const expire = (at: Date) =>
      db.updateTable('deploy_token').set({ expires_at: at }).where('name', '=', 'short').execute();
    await expire(new Date(Date.now() - 1000));
    const expired = await own.finish(deploy);
    expect([expired.status, expired.body.code]).toEqual([401, 'site/deploy-token-expired']);
    await expire(new Date(Date.now() + 60_000));
    const { id } = await db
      .selectFrom('deploy_token')
      .select('id')
      .where('name', '=', 'short')
      .executeTakeFirstOrThrow();
    await endDeployToken(db, id);
    const ended = await own.finish(deploy);
    expect([ended.status, ended.body.code]).toEqual([401, 'site/deploy-token-ended']);
    expect((await sender.finish(deploy)).status).toBe(200);
  });
});

test('no more than twenty builds of a remote are on their way', async () => {
  const { db } = server.services;
  await db.deleteFrom('deploy').execute();
  for (let at = 0; at < 20; at += 1) expect((await sender.begin(await newBuild())).status).toBe(200);
  const { status, body } = await sender.begin(await newBuild());
  expect([status, body.code]).toEqual([429, 'site/deploy-too-many']);
  await db.deleteFrom('deploy').execute();
});

test('a version that is published beside the server is the same version as that which a team sent', async () => {
  const build = await newBuild();
  expect((await sender.deploy(build)).status).toBe(200);
  const note = { who: 'test', reason: 'published' };
  expect(await publish(server.services, build, note)).toMatchObject({ ok: true, isNew: false });
});

test.each(['shell', ...REMOTE_NAMES])('the build of %s is one that could be deployed', async (name) => {
  const bytes = await readFile(join(ROOT, name, 'dist', 'remote.json'));
  expect(lookAtBuild(bytes, { remote: name, registry: server.services.registry })).toMatchObject({ ok: true });
});
