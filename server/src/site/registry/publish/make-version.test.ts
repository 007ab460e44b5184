import { generateKeyPairSync } from 'node:crypto';
import type { Manifest } from 'shared-types/manifest';
import { spec } from '../../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../../tools/testing/server/test-server';
import { artifactKey } from '../artifact/artifact-files';
import type { BuildFolder } from './build-folder';
import { findPublished, newestPublished } from './find-published';
import { integrityOf } from '../artifact/integrity';
import { makeVersion, type VersionOrigin } from './make-version';
import { rebuilt } from '../rebuilt.fixture';
import { listArtifacts, readArtifactRow } from '../artifact/artifact.store';
import { readRule } from '../registry.store';
import { createSigning, type Signing } from '../signing';

const REMOTE = 'mf-commerce';
const FILE = 'server.cjs';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const build = () => rebuilt(REMOTE, ['Add to cart', 'Buy']);
const row = (version: string) => readArtifactRow(server.services.db, REMOTE, version);
const stored = (version: string) => server.services.objects.get(artifactKey({ name: REMOTE, version }, FILE));

spec(
  'PLAT-02',
  'a version is signed over the exact bytes of its manifest, and nobody gets it until a rule says so',
  async () => {
    const { db, signing } = server.services;
    const before = await readRule(db, REMOTE);
    const folder = await build();
    expect(await makeVersion(server.services, folder)).toMatchObject({ ok: true, isNew: true });
    const written = await row(folder.version);
    expect(written).toMatchObject({ bytes: await folder.read('remote.json'), signedBy: signing.keyId });
    expect(await findPublished({ db, signing }, { remote: REMOTE, version: folder.version })).toBeDefined();
    expect(await readRule(db, REMOTE)).toEqual(before);
  },
);

spec(
  'PLAT-02',
  'a build with a signature preserves it; one by an untrusted key is refused, and nothing is stored',
  async () => {
    const { publicKey, privateKey: own } = generateKeyPairSync('ed25519');
    const team = createSigning({ own, trusted: [] });
    const folder = await build();
    const { signature } = team.sign(await folder.read('remote.json'));
    const signed: BuildFolder = { ...folder, signature: () => Promise.resolve(`${signature}\n`) };
    expect(await makeVersion(server.services, signed)).toEqual({
      ok: false,
      reason: `${REMOTE}@${folder.version} is signed by a key that is not trusted here. Add the key to TRUSTED_KEYS.`,
    });
    expect([await row(folder.version), await stored(folder.version)]).toEqual([undefined, undefined]);
    const trusting = createSigning({ own: generateKeyPairSync('ed25519').privateKey, trusted: [publicKey] });
    expect(await makeVersion({ ...server.services, signing: trusting }, signed)).toMatchObject({ ok: true });
    expect(await row(folder.version)).toMatchObject({ signature, signedBy: team.keyId });
  },
);

spec('PLAT-02', 'a damaged version is repaired by publishing again, and only then', async () => {
  const { db, objects } = server.services;
  const folder = await build();
  await makeVersion(server.services, folder);
  const [good, whole] = [await row(folder.version), await stored(folder.version)];
  expect(await makeVersion(server.services, folder)).toMatchObject({ ok: true, isNew: false });
  await objects.put(artifactKey({ name: REMOTE, version: folder.version }, FILE), Buffer.from('damaged'));
  await db.updateTable('artifact').set({ signature: 'none' }).where('version', '=', folder.version).execute();
  expect(await makeVersion(server.services, folder)).toMatchObject({ ok: true, isNew: true });
  expect([await row(folder.version), await stored(folder.version)]).toEqual([good, whole]);
});

spec('PLAT-02', 'a version made again is signed by the current key, and stays its team’s', async () => {
  const { db } = server.services;
  const [former, own] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const folder = await rebuilt(REMOTE, ['Add to cart', 'Keep it']);
  const { version } = folder;
  const makeBy = (signing: Signing, build: BuildFolder = folder, origin: VersionOrigin = {}) =>
    makeVersion({ ...server.services, signing }, build, origin);
  const before = createSigning({ own: former.privateKey, trusted: [] });
  await makeBy(before, folder, { deployedBy: 'the team' });
  expect(await row(version)).toMatchObject({ signedBy: before.keyId });

  const changing = createSigning({ own: own.privateKey, trusted: [former.publicKey] });
  expect(await makeBy(changing)).toMatchObject({ ok: true, isNew: false });
  expect(await row(version)).toMatchObject({ signedBy: changing.keyId });
  const listed = (await listArtifacts(db, { remote: REMOTE })).find((one) => one.version === version);
  expect(listed?.deployed_by).toBe('the team');
  const alone = createSigning({ own: own.privateKey, trusted: [] });
  expect(await findPublished({ db, signing: alone }, { remote: REMOTE, version })).toBeDefined();

  // A version signed by the server needs no trusted key, then or later.
  const { signature } = before.sign(await folder.read('remote.json'));
  const signed: BuildFolder = { ...folder, signature: () => Promise.resolve(signature) };
  expect(await makeBy(changing, signed)).toMatchObject({ ok: true, isNew: false });
  expect(await row(version)).toMatchObject({ signedBy: changing.keyId });
});

spec('PLAT-02', 'of two simultaneous builds with one name one is the version, with its own files', async () => {
  const folders = await Promise.all(['Buy', 'Have it'].map((text) => rebuilt(REMOTE, ['Add to cart', text])));
  const [version] = folders.map((folder) => folder.version);
  const ofOneName = folders.map((folder): BuildFolder => {
    const named = async () => {
      const manifest = JSON.parse((await folder.read('remote.json')).toString('utf8')) as Manifest;
      return Buffer.from(JSON.stringify({ ...manifest, version }));
    };
    return { read: (path) => (path === 'remote.json' ? named() : folder.read(path)) };
  });
  const results = await Promise.all(ofOneName.map((folder) => makeVersion(server.services, folder)));
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(results).toContainEqual({
    ok: false,
    reason: `${REMOTE}@${version} was published before with other content. A version never changes: build again under a new one.`,
  });
  const { files } = JSON.parse((await row(version ?? ''))?.bytes.toString('utf8') ?? '') as Manifest;
  expect(integrityOf((await stored(version ?? '')) ?? Buffer.alloc(0))).toBe(files[FILE]?.integrity);
});

test('an unsigned row is no version, wherever it is in the order', async () => {
  const { db, signing } = server.services;
  const before = await newestPublished({ db, signing }, REMOTE);
  const version = '9.9.9-ffffffff';
  await db
    .insertInto('artifact')
    .values({ remote: REMOTE, version, manifest_bytes: null, signature: null, signed_by: null })
    .execute();
  const good = await row(before ?? '');
  const older = { remote: REMOTE, version: '9.9.9-eeeeeeee' };
  await db
    .insertInto('artifact')
    .values({
      ...older,
      manifest_bytes: good?.bytes ?? null,
      signature: good?.signature ?? null,
      signed_by: good?.signedBy ?? null,
    })
    .execute();
  expect((await listArtifacts(db, { remote: REMOTE, most: 2 })).map((one) => one.version).sort()).toEqual(
    [older.version, version].sort(),
  );
  expect(await newestPublished({ db, signing }, REMOTE)).toBe(before);
  expect(await findPublished({ db, signing }, older)).toBeUndefined();
});
