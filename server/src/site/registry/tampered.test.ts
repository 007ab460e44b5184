import { generateKeyPairSync } from 'node:crypto';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { readArtifactRow } from './artifact/artifact.store';
import { artifactKey } from './artifact/artifact-files';
import { bundleKey } from './artifact/bundle-key';
import { actOn } from './act-on.fixture';
import { publish } from './publish/publish';
import { rebuilt } from './rebuilt.fixture';
import { createRegistry, type Registry } from './registry';
import { readRule } from './registry.store';
import type { RuleAct } from './release-rule';
import { addVersion } from './signed-version.fixture';
import { createSigning } from './signing';
import type { Trouble } from './trouble/trouble';

const REMOTE = 'mf-commerce';
const NOTE = { who: 'test', reason: 'published' };
const NEW = 'Put into the cart';

let server: TestServer;
let [old, version] = ['', ''];
const log: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  old = (await readRule(server.services.db, REMOTE))?.version ?? '';
  const build = await rebuilt(REMOTE, ['Add to cart', NEW]);
  ({ version } = build);
  await publish(server.services, build, NOTE);
  await server.services.registry.reload();
});
afterAll(() => server.close());
beforeEach(() => void log.splice(0));

const keyOf = (path: string) => artifactKey({ name: REMOTE, version }, path);
const product = async () =>
  (await server.app.inject({ url: '/shop/p/stoneware-mug', headers: { host: 'localhost' } })).body;
const ready = async () => (await server.app.inject({ url: '/readyz' })).json() as { ok: boolean; degraded?: string[] };
const liveIn = (registry: Registry) => registry.current().remotes.get(REMOTE)?.manifest.version;

const act = (wanted: RuleAct) => actOn(server.services.db, REMOTE, wanted);

/** The registry of an instance that starts now. */
async function startedNow(): Promise<Registry> {
  const registry = createRegistry({
    ...server.services,
    log: { error: (_, text) => log.push(text), info: (text) => log.push(text) },
  });
  await registry.reload();
  return registry;
}

/** The version's first file with this ending. */
async function fileOf(ending: string): Promise<string> {
  const manifest = await server.services.registry.manifestOf(REMOTE, version);
  return Object.keys(manifest?.files ?? {}).find((path) => !path.startsWith('maps/') && path.endsWith(ending)) ?? '';
}

/** Registries of a running instance, of one that starts now, and of the first after it has checked again. */
async function seen(): Promise<{ started: Registry; running: readonly Trouble[] }> {
  const started = await startedNow();
  expect(log).toEqual([expect.stringContaining(`${REMOTE}: `)]);
  await server.services.registry.recheck();
  expect(await product()).toContain(NEW);
  expect(await ready()).toEqual({ ok: true, serial: expect.any(Number), degraded: [REMOTE] });
  return { started, running: server.services.registry.troubles() };
}

/** Everything is well again without further action. */
async function well(): Promise<void> {
  await server.services.registry.recheck();
  expect(await ready()).toEqual({ ok: true, serial: expect.any(Number) });
  const registry = await startedNow();
  expect([liveIn(registry), registry.troubles()]).toEqual([version, []]);
}

spec(
  'PLAT-02',
  'a stored file that differs from the published one runs nowhere: instances that checked it before continue with it, others with the last good version',
  async () => {
    const { objects } = server.services;
    for (const ending of ['server.cjs', '.js', '.css']) {
      log.splice(0);
      const file = await fileOf(ending);
      const bytes = (await objects.get(keyOf(file))) ?? Buffer.alloc(0);
      const flipped = Buffer.from(bytes);
      flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 1;
      const remove = () => objects.remove(keyOf(file));
      for (const spoil of [() => objects.put(keyOf(file), flipped), ...(ending === 'server.cjs' ? [remove] : [])]) {
        log.splice(0);
        await spoil();
        const { started, running } = await seen();
        const trouble = { kind: 'damaged', remote: REMOTE, version, file };
        expect([liveIn(started), started.troubles()]).toEqual([old, [{ ...trouble, instead: old }]]);
        expect(running).toEqual([{ ...trouble, instead: version }]);
        const manifest = (await started.manifestOf(REMOTE, version)) ?? fail('it was published');
        await expect(started.files.read(manifest, file)).rejects.toThrow(bundleKey(manifest));
      }
      await objects.put(keyOf(file), bytes);
      await well();
    }
  },
);

spec('PLAT-02', 'a version that no trusted key signed under its name is not used', async () => {
  const { db, signing } = server.services;
  const good = (await readArtifactRow(db, REMOTE, version)) ?? fail('it was published');
  const before = (await readArtifactRow(db, REMOTE, old)) ?? fail('it was published');
  const stranger = createSigning({ own: generateKeyPairSync('ed25519').privateKey, trusted: [] });
  const withoutHash = Buffer.from(good.bytes.toString('utf8').replace(/"integrity":"sha384-[^"]+"/, '"integrity":""'));
  const asRow = ({ bytes, signature, signedBy }: typeof good) => ({
    manifest_bytes: bytes,
    signature,
    signed_by: signedBy,
  });
  const spoilt: readonly [Trouble['kind'], object][] = [
    ['unsigned', { signature: null, signed_by: null }],
    ['forged', { manifest_bytes: withoutHash }],
    ['stranger', { manifest_bytes: withoutHash, ...pick(stranger.sign(withoutHash)) }],
    ['stranger', { ...pick(stranger.sign(good.bytes)) }],
    ['forged', { ...pick({ ...stranger.sign(good.bytes), signedBy: signing.keyId }) }],
    // An older version with a valid signature, under the newer one's name.
    ['forged', asRow(before)],
  ];
  const write = (row: object) =>
    db.updateTable('artifact').set(row).where('remote', '=', REMOTE).where('version', '=', version).execute();
  for (const [kind, row] of spoilt) {
    log.splice(0);
    await write(row);
    const { started, running } = await seen();
    expect([liveIn(started), started.troubles()]).toEqual([old, [{ kind, remote: REMOTE, version, instead: old }]]);
    expect(running).toEqual([{ kind, remote: REMOTE, version, instead: version }]);
    expect(await started.manifestOf(REMOTE, version)).toBeUndefined();
    await write(asRow(good));
    await well();
  }
});

spec('PLAT-03', 'visitors of an untrusted version get what everybody has', async () => {
  const { db, registry, signing } = server.services;
  const site = 'fern-and-kiln';
  const next = '9.9.9-0a0b0c0d';
  await addVersion({ db, signing }, { remote: REMOTE, version: next });
  await act({ kind: 'canary', version: next, percent: 100 });
  await act({ kind: 'pin', site, version: next });
  await registry.reload();
  // Signed but incomplete: its files were never stored.
  const trouble = { kind: 'damaged', remote: REMOTE, version: next, file: expect.any(String), instead: version };
  expect(registry.troubles()).toEqual([trouble]);
  for (const scope of [{ site, cohort: 1 }, { site }, { site: 'elsewhere', cohort: 1 }])
    expect(registry.current(scope).remotes.get(REMOTE)?.manifest.version).toBe(version);
  await act({ kind: 'endCanary' });
  await act({ kind: 'unpin', site });
  await well();
});

spec('PLAT-02', 'if no version is complete, its intact parts are used', async () => {
  const { db, objects } = server.services;
  const file = await fileOf('.css');
  const bytes = await Promise.all(
    [old, version].map((one) => objects.get(artifactKey({ name: REMOTE, version: one }, file))),
  );
  const put = (index: number, content: Buffer) =>
    objects.put(artifactKey({ name: REMOTE, version: [old, version][index] ?? '' }, file), content);
  await put(0, Buffer.from('/* changed */'));
  await put(1, Buffer.from('/* changed */'));
  const started = await startedNow();
  expect(started.troubles()).toEqual([{ kind: 'damaged', remote: REMOTE, version, file, instead: version }]);
  const manifest = (await started.manifestOf(REMOTE, version)) ?? fail('it was published');
  expect(await started.serverCode(bundleKey(manifest))).toContain(NEW);
  await expect(started.files.read(manifest, file)).rejects.toThrow('was changed after it was published');
  await Promise.all(bytes.map((content, index) => put(index, content ?? Buffer.alloc(0))));
  await db.updateTable('artifact').set({ signature: null }).where('remote', '=', REMOTE).execute();
  const without = await startedNow();
  expect(liveIn(without)).toBeUndefined();
  expect(without.troubles()).toEqual([{ kind: 'unsigned', remote: REMOTE, version, instead: undefined }]);
});

function pick({ signature, signedBy }: { signature: string; signedBy: string }) {
  return { signature, signed_by: signedBy };
}
