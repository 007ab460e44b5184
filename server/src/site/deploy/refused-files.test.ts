import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { spec } from '../../../../tools/testing/spec';
import { readArtifactRow } from '../registry/artifact/artifact.store';
import { integrityOf } from '../registry/artifact/integrity';
import { keyIdOf } from '../registry/signing';
import { openDeploys, type OpenDeploys } from './open-deploys.fixture';
import { newBuild, REMOTE } from './sent-build.fixture';

/** The key with which a team signs its builds. */
const TEAM = generateKeyPairSync('ed25519');
const SAMPLES = join(__dirname, '..', '..', '..', 'sample');

let open: OpenDeploys;
beforeAll(async () => {
  open = await openDeploys({ trustedKeys: [TEAM.publicKey], samplesDir: SAMPLES });
});
afterAll(() => open.close());

describe('a build is refused with a reason, and leaves nothing,', () => {
  spec('PLAT-02', 'if a version of its name has other content', async () => {
    const first = await newBuild();
    expect((await open.sender.deploy(first)).status).toBe(200);
    expect(await open.refusalOf({ list: (manifest) => ({ ...manifest, version: first.version }) })).toEqual([
      `remote.json: version: Version ${first.version} already exists with other content.`,
    ]);
  });

  test('if its bytes differ from its list', async () => {
    const before = await open.kept();
    const build = await newBuild({
      files: { 'client/deferred.js': randomBytes(700), 'maps/deferred.js.map': randomBytes(90) },
    });
    const other = {
      read: async (path: string) =>
        path === 'remote.json' ? build.read(path) : Buffer.from((await build.read(path)).map((byte) => byte ^ 1)),
    };
    const { status, body } = await open.sender.deploy(other);
    expect([status, body.reasons?.map(({ where }) => where).sort()]).toEqual([
      422,
      ['client/deferred.js', 'maps/deferred.js.map', 'server.cjs'],
    ]);
    expect(await open.kept()).toEqual(before);
  });

  test('if a size in the list differs from the bytes', async () => {
    const late = randomBytes(700);
    const lie = { bytes: 699, integrity: integrityOf(late) };
    const list = (manifest: Manifest) => ({
      ...manifest,
      files: { ...manifest.files, 'client/a.js': lie, 'client/b.js': { ...lie, bytes: 700 } },
    });
    expect(await open.refusalOf({ files: { 'client/a.js': late, 'client/b.js': late }, list })).toEqual([
      expect.stringMatching(/^client\/a\.js: The received file does not match the list/),
    ]);
  });

  test('if it is over a budget, or a file has none', async () => {
    const files = { 'client/contact-form.js': randomBytes(20_000), 'client/fonts/extra.css': randomBytes(10) };
    expect(await open.refusalOf({ files })).toEqual([
      expect.stringMatching(/^client\/contact-form\.js: It weighs 20\.\d\d kB of the 12\.00 kB it may\.$/),
      expect.stringMatching(/^client\/fonts\/extra\.css: It weighs 0\.01 kB, and no budget names it\.$/),
    ]);
  });

  spec('PLAT-02', 'if one of its views throws on a page of a site', async () => {
    const bundle = await (await newBuild()).read('server.cjs');
    const code =
      'module.exports.remote.features["forms/contact-form"].element = () => { throw new Error("no fields"); };';
    expect(
      await open.refusalOf({ files: { 'server.cjs': Buffer.concat([bundle, Buffer.from(`\n${code}`)]) } }),
    ).toEqual([expect.stringMatching(/^\/.* of .*: forms\/contact-form could not be rendered: Error: no fields\n/)]);
  });

  test('if an untrusted key has signed it; a trusted signature is preserved', async () => {
    const before = await open.kept();
    const build = await newBuild();
    const bytes = await build.read('remote.json');
    for (const signature of ['', 'x', randomBytes(64).toString('base64')]) {
      const { status, body } = await open.sender.begin(build, { signature });
      expect([status, body.reasons?.map(({ where }) => where)]).toEqual([422, ['remote.json.sig']]);
    }
    expect(await open.kept()).toEqual(before);
    const signature = sign(null, bytes, TEAM.privateKey).toString('base64');
    const { body } = await open.sender.begin(build, { signature: `${signature}\n` });
    expect(body.state).toBe('open');
    expect((await open.sender.deploy(build)).status).toBe(200);
    expect(await readArtifactRow(open.server.services.db, REMOTE, build.version)).toMatchObject({
      signature,
      signedBy: keyIdOf(TEAM.publicKey),
    });
  });
});
