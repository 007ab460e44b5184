import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import { spec } from '../../../../tools/testing/spec';
import { integrityOf } from '../registry/artifact/integrity';
import { openDeploys, type OpenDeploys } from './open-deploys.fixture';
import { newBuild } from './sent-build.fixture';

let open: OpenDeploys;
beforeAll(async () => {
  open = await openDeploys();
});
afterAll(() => open.close());

describe('the list of a build is refused with a reason, and leaves nothing,', () => {
  test('if its paths lead outside, are hidden, or cannot coexist', async () => {
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
      const [reason, ...more] = await open.refusalOf({
        list: (manifest) => ({ ...manifest, files: { ...manifest.files, [path]: file } }),
      });
      expect([path, reason, more]).toEqual([path, expect.stringMatching(/^remote\.json: files\./), []]);
    }
    expect(
      await open.refusalOf({
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

  test('if it has too many files, bytes or source maps', async () => {
    const file = (bytes: number) => ({ bytes, integrity: integrityOf(randomBytes(8)) });
    const withFiles = (files: object) => ({
      list: (manifest: Manifest) => ({ ...manifest, files: { ...manifest.files, ...files } }),
    });
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`maps/${at}.map`, file(1)]));
    expect(await open.refusalOf(withFiles(many))).toEqual([expect.stringMatching(/files are more than the 600/)]);
    const heavy = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`heavy/${at}`, file(4_900_000)]));
    expect(await open.refusalOf(withFiles(heavy))).toEqual([
      expect.stringMatching(/more than the 20000000 that all files/),
    ]);
    expect(await open.refusalOf(withFiles({ 'maps/contact-form.js.map': file(100_000_000) }))).toEqual([
      'remote.json: files.maps/contact-form.js.map.bytes: A file has 5000000 bytes at most.',
    ]);
    expect(await open.refusalOf(withFiles({ 'maps/contact-form.js.map': file(600_001) }))).toEqual([
      expect.stringMatching(/^maps\/contact-form\.js\.map: 600001 bytes are more than the 600000 of a source map/),
    ]);
  });

  test('if an archive replaces the list, or the list is malformed, with all errors at once', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    for (const bytes of [bomb, Buffer.from('{"name":'), Buffer.from('null'), Buffer.from('[]')]) {
      const before = await open.kept();
      const { status, body } = await open.sender.begin({ read: async () => bytes });
      expect([status, body.code]).toEqual([422, 'site/deploy-refused']);
      expect(await open.kept()).toEqual(before);
    }
    const reasons = await open.refusalOf({
      list: ({ entry: _entry, ...manifest }) => ({ ...manifest, version: '1', contract: 9, csp: 7 }),
    });
    expect(reasons.map((reason) => reason.split(':')[1])).toEqual([' version', ' contract', ' entry', ' csp']);
    expect(reasons[1]).toMatch(/It was built against another contract; this server knows 0 and 1\.$/);
    expect(await open.refusalOf({ list: (manifest) => ({ ...manifest, server: 'constructor' }) })).toEqual([
      'remote.json: files: It names constructor without a hash.',
    ]);
  });

  test('if browsers could not fetch required files, or could fetch the server bundle', async () => {
    const files = { 'client/server.cjs': Buffer.from('server'), 'remote.js': Buffer.from('entry') };
    const list = (manifest: Manifest) => ({ ...manifest, entry: 'remote.js', server: 'client/server.cjs' });
    expect(await open.refusalOf({ files, list })).toEqual([
      expect.stringMatching(/^remote\.js: Browsers are to fetch this file/),
      expect.stringMatching(/^client\/server\.cjs: The bundle for the server would be served/),
    ]);
  });

  spec('PLAT-05', 'if it claims what belongs to another remote: its name, its area, its blocks', async () => {
    const feature = (change: Partial<ManifestFeature>) => ({
      list: (manifest: Manifest) => ({
        ...manifest,
        features: manifest.features.slice(0, 1).map((one) => ({ ...one, ...change })),
      }),
    });
    expect(await open.refusalOf({ list: (manifest) => ({ ...manifest, name: 'mf-commerce' }) })).toEqual([
      'remote.json: name: This is a build of mf-commerce, not of mf-forms.',
      expect.stringMatching(/The feature forms\/contact-form does not belong to mf-commerce/),
      expect.stringMatching(/Blocks of type 9 are shown by mf-forms/),
      expect.stringMatching(/Blocks of type 10 are shown by mf-forms/),
      expect.stringMatching(/The feature forms\/mailing-list does not belong to mf-commerce/),
      expect.stringMatching(/Blocks of type 7 are shown by mf-forms/),
    ]);
    expect(await open.refusalOf(feature({ id: 'commerce/cart' }))).toEqual([
      expect.stringMatching(/The feature commerce\/cart does not belong to mf-forms, whose area is forms\.$/),
    ]);
    const cart = open.server.services.registry.current().feature('commerce/cart')?.feature.mounts.blockTypes ?? [];
    expect(await open.refusalOf(feature({ mounts: { blockTypes: cart } }))).toEqual([
      expect.stringMatching(/Blocks of type \d+ are shown by mf-commerce/),
    ]);
  });

  test('if it asks for more in the Content-Security-Policy than any remote may', async () => {
    const withCsp = (csp: object) => ({ list: (manifest: Manifest) => ({ ...manifest, csp }) });
    const reasons = await open.refusalOf(
      withCsp({
        'script-src': ['https://evil.example'],
        'img-src': [
          '*',
          'https:',
          'http://a.example',
          "'unsafe-inline'",
          'https://a.example; script-src *',
          'https://*',
          'https://*.com/x',
          'https://a.example/x;y',
          'https://a.example/x y',
        ],
        'style-src': ["'unsafe-inline'", 'data:'],
        'trusted-types': ['*', 'default', 'colonnade', "'allow-duplicates'"],
      }),
    );
    expect(reasons).toHaveLength(1 + 9 + 2 + 4);
    const build = await newBuild(
      withCsp({
        'img-src': ['https://*.example.com', 'https://a.example:8443', 'data:'],
        'trusted-types': ['lit-html'],
        'frame-src': ['https://a.example/videos/'],
      }),
    );
    expect((await open.sender.deploy(build)).body).toMatchObject({
      requestedSources: {
        'img-src': ['data:', 'https://*.example.com', 'https://a.example:8443'],
        'trusted-types': ['colonnade-captcha', 'lit-html'],
        'frame-src': ['https://a.example/videos/'],
      },
    });
  });
});
