import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import { REMOTE_NAMES } from 'shared-types/remote';
import { long, spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { SHELL } from '../registry/registry';

const ROOT = join(__dirname, '..', '..', '..', '..');

let server: TestServer;
beforeAll(async () => {
  // Endless loops end soon, but slow views get more time than pages give them.
  server = await startTestServer({ blockBudgetMs: 400, pageBudgetMs: 800 });
});
afterAll(() => server.close());

/** Tries a package's build as another version, with this code at the end of its server bundle. */
async function tried(name: string, code = ''): Promise<DeployReason[]> {
  const built = (path: string) => readFile(join(ROOT, name, 'dist', path));
  const manifest = JSON.parse((await built('remote.json')).toString('utf8')) as Manifest;
  return server.services.dryRun.run({
    manifest: { ...manifest, version: '9.0.0-aaaaaaaa' },
    read: async (path) =>
      path === manifest.server ? Buffer.concat([await built(path), Buffer.from(`\n${code}`)]) : built(path),
  });
}

/** Until the test ends, a package's live server bundle has this code at its end too. */
function breakLive(name: string, more: string): void {
  const { registry } = server.services;
  const codeOf = registry.serverCode.bind(registry);
  jest.spyOn(registry, 'serverCode').mockImplementation(async (key) => {
    const code = await codeOf(key);
    return key.startsWith(name) ? `${code}\n${more}` : code;
  });
}

const pageOf = async (path: string) =>
  (await server.app.inject({ method: 'GET', url: path, headers: { host: 'localhost' } })).body;

spec('PLAT-02', 'the live builds work on the pages of the sample sites', async () => {
  for (const name of [SHELL, ...REMOTE_NAMES])
    expect({ name, reasons: await tried(name) }).toEqual({ name, reasons: [] });
});

spec('PLAT-02', 'a view that throws is reported once, with the page it threw on', async () => {
  const broken = (feature: string, why: string) =>
    `module.exports.remote.features["commerce/${feature}"].element = () => { throw new Error("${why}"); };`;
  const reasons = await tried('mf-commerce', broken('product', 'no variant') + broken('cart', 'no lines'));
  const mend = 'Render it with the data of that page in a test, and fix what fails there.';
  expect(reasons).toHaveLength(2);
  expect(reasons).toContainEqual({
    what: expect.stringMatching(
      /^commerce\/cart could not be rendered: Error: no lines\n\s+at .*server\.cjs:\d+:\d+\)$/,
    ),
    where: expect.stringMatching(/^\/cart of /),
    mend,
  });
  expect(reasons).toContainEqual({
    what: expect.stringMatching(/^commerce\/product could not be rendered: Error: no variant\n/),
    where: expect.stringMatching(/^\/.* of /),
    mend,
  });
});

long.spec('PLAT-02', 'failures of the live version are not blamed on a build, and additional ones are', async () => {
  const broken = (feature: string) =>
    `module.exports.remote.features["blocks/${feature}"].element = () => { throw new Error("no ${feature}"); };`;
  breakLive('mf-blocks', broken('gallery'));
  expect(await tried('mf-blocks', broken('gallery'))).toEqual([]);
  const [reason, ...others] = await tried('mf-blocks', broken('gallery') + broken('text'));
  expect([reason?.what, others]).toEqual([expect.stringContaining('no text'), []]);
});

spec('PLAT-02', 'a bundle that cannot be loaded, or never finishes, is refused', async () => {
  const unloaded = (await tried('mf-consent', 'this is no script')).map(({ what }) => what);
  expect(unloaded).toContainEqual(
    expect.stringMatching(
      /^consent\/cookie-banner could not be rendered: .* could not be loaded\..*\nthis is no script\n/,
    ),
  );
  for (const what of unloaded) expect(what).not.toMatch(/node:|file:/);
  const endless = (await tried('mf-consent', 'for (;;);')).map(({ what }) => what);
  expect(endless).toContainEqual(expect.stringMatching(/^consent\/cookie-banner could not be rendered: /));
});

spec('PLAT-02', 'a shell without a frame is refused, unless the live one has none either', async () => {
  const frameless = 'module.exports.shell.frame = () => { throw new Error("no frame"); };';
  const whats = async () => (await tried(SHELL, frameless)).map(({ what }) => what);
  expect(await whats()).toEqual(['With this build the page cannot be put together.']);
  breakLive(SHELL, frameless);
  expect(await whats()).toEqual([]);
});

long.spec('PLAT-02', 'visitors are not affected by a dry run', async () => {
  const before = await pageOf('/cart');
  const code = 'module.exports.remote.features["commerce/cart"].element = () => { throw new Error("no lines"); };';
  expect(await tried('mf-commerce', code)).toHaveLength(1);
  const version = (html: string) => /mf-commerce\/([^/"]+)\//.exec(html)?.[1];
  const after = await pageOf('/cart');
  expect(version(after)).toBe(version(before));
  expect(after).not.toContain('data-fallback-of');
});
