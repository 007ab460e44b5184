import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REMOTE_NAMES } from 'shared-types/remote';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';
import { dataIn } from '../site/page/template/page-context.fixture';
import { buildIn, type BuildFolder } from '../site/registry/publish/build-folder';
import type { Command } from './command/command';
import { listCommand } from './command/list.command';
import { publishCommand } from './command/publish.command';
import { rebuilt } from '../site/registry/rebuilt.fixture';
import { readRule } from '../site/registry/registry.store';
import { runCommand } from './run-command.fixture';
import { canaryCommand, endCanaryCommand } from './command/canary.command';
import { disableAtCommand, enableAtCommand, pinCommand, unpinCommand } from './command/one-site.command';
import { disableCommand, enableCommand, followCommand, setCommand } from './command/switch.command';

const ROOT = join(__dirname, '..', '..', '..');
const REMOTE = 'mf-commerce';
const WITHIN_MS = 60_000;
const POLL_MS = 50;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function productPage(): Promise<string> {
  const url = '/shop/p/stoneware-mug';
  const { body } = await server.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  return body;
}

/** The release in the page's data; undefined if the shell is disabled. */
const releaseIn = (html: string) => dataIn(html).release;

/** The page once the running server has followed a change, of which only the database notifies it. */
async function pageWhere(isSo: (html: string) => boolean): Promise<string> {
  const endMs = Date.now() + WITHIN_MS;
  for (;;) {
    const html = await productPage();
    if (isSo(html)) return html;
    if (Date.now() > endMs) throw new Error('The pages of the running server did not follow.');
    await pause(POLL_MS);
  }
}

/** A build whose server bundle was changed after its manifest was written. */
async function withChangedFile(): Promise<BuildFolder> {
  const { read } = await rebuilt(REMOTE, ['Add to cart', 'Buy']);
  return { read: async (path) => (path === 'server.cjs' ? Buffer.from('changed') : read(path)) };
}

const nothing = () => buildIn(join(ROOT, 'none'), REMOTE);

/** An interrupted build: its manifest names a missing file. */
async function withoutFile(): Promise<BuildFolder> {
  const { read } = await rebuilt(REMOTE, ['Add to cart', 'Buy']);
  return { read: (path) => (path === 'server.cjs' ? nothing().read(path) : read(path)) };
}

async function run(command: Command, args: readonly string[], folder?: BuildFolder) {
  const build = (name: string) => folder ?? { read: (path: string) => readFile(join(ROOT, name, 'dist', path)) };
  return runCommand(command, args, server.services, build);
}

function versionsOf(html: string) {
  const { shell, remotes } = releaseIn(html);
  const versions = Object.entries(remotes).map(([name, { version }]) => [name, version]);
  return { shell: shell.version, ...Object.fromEntries(versions) };
}

spec('PLAT-02', 'a rebuilt remote is live in the running server, and nothing else has changed', async () => {
  const before = await productPage();
  expect(before).toContain('Add to cart');
  const next = await rebuilt(REMOTE, ['Add to cart', 'Put into the cart']);
  expect(await run(publishCommand, [REMOTE], next)).toEqual({
    ok: true,
    lines: [`${REMOTE} ${next.version} is published. It is live.`],
  });
  const after = await pageWhere((html) => html.includes('Put into the cart'));
  expect(versionsOf(after)).toEqual({ ...versionsOf(before), [REMOTE]: next.version });
  expect(after).not.toContain('Add to cart');
});

spec('PLAT-03', 'a remote can be set to an older version while the server runs, and stays there', async () => {
  const artifacts = await server.services.db
    .selectFrom('artifact')
    .select('version')
    .where('remote', '=', REMOTE)
    .orderBy('published_at')
    .execute();
  const [first, second] = artifacts.map(({ version }) => version);
  expect(await run(setCommand, [REMOTE, first ?? ''])).toEqual({ ok: true, lines: [`${REMOTE} ${first} is live.`] });
  const shown = await pageWhere((html) => html.includes('Add to cart'));
  expect(versionsOf(shown)).toMatchObject({ [REMOTE]: first });

  const third = await rebuilt(REMOTE, ['Add to cart', 'Take it']);
  expect(await run(publishCommand, [REMOTE], third)).toMatchObject({
    lines: [`${REMOTE} ${third.version} is published. Another version has been set by hand and stays live.`],
  });
  const listed = await run(listCommand, []);
  expect(listed.ok && listed.lines.filter((line) => line.includes('*') && line.includes(first ?? '-'))).toHaveLength(1);
  expect(listed.ok && listed.lines.join('\n')).toContain(second);
  await run(setCommand, [REMOTE, third.version]);
  await pageWhere((html) => html.includes('Take it'));
  await run(setCommand, [REMOTE, first ?? '']);
  await pageWhere((html) => html.includes('Add to cart'));
});

spec('PLAT-03', 'a disabled remote has no code in pages, and with `--server` no HTML either', async () => {
  expect(await run(disableCommand, [REMOTE])).toEqual({ ok: true, lines: [`${REMOTE} is disabled.`] });
  const withoutCode = await pageWhere((html) => !(REMOTE in releaseIn(html).remotes));
  expect(withoutCode).toContain('Add to cart');
  expect(withoutCode).not.toContain(`/remotes/${REMOTE}/`);

  await run(disableCommand, [REMOTE, '--server']);
  const withoutHtml = await pageWhere((html) => !html.includes('Add to cart'));
  expect(withoutHtml).toContain(`data-fallback-of="${REMOTE}"`);
  expect(withoutHtml).toContain('<title>Stoneware mug');

  expect(await run(enableCommand, [REMOTE])).toEqual({ ok: true, lines: [`${REMOTE} is enabled.`] });
  const again = await pageWhere((html) => html.includes('Add to cart'));
  expect(releaseIn(again).remotes[REMOTE]).toBeDefined();
});

spec('PLAT-03', 'every change is logged with its author, and serials only grow', async () => {
  const changes = await server.services.db
    .selectFrom('release_change')
    .select(['serial', 'who', 'reason'])
    .where('remote', '=', REMOTE)
    .where('who', '=', 'ada')
    .orderBy('serial')
    .execute();
  expect(changes.map(({ reason }) => reason)).toEqual([
    'published',
    'set',
    'set',
    'set',
    'disabled',
    'disabled',
    'enabled',
  ]);
  expect(releaseIn(await productPage()).serial).toBe(changes.at(-1)?.serial);
});

spec('PLAT-03', 'a version can go live for some visitors, for one site, or for all that follow', async () => {
  const rule = async () => readRule(server.services.db, REMOTE);
  const live = (await rule())?.version ?? '';
  const next = await rebuilt(REMOTE, ['Add to cart', 'Have it']);
  await run(publishCommand, [REMOTE], next);
  expect(await run(canaryCommand, [REMOTE, next.version, '25'])).toEqual({
    ok: true,
    lines: [`25 % of visitors have ${REMOTE} ${next.version}.`],
  });
  await run(pinCommand, [REMOTE, next.version, 'fern-and-kiln']);
  expect(await rule()).toMatchObject({
    version: live,
    canary: { version: next.version, percent: 25 },
    pins: { 'fern-and-kiln': next.version },
  });
  const listed = await run(listCommand, []);
  expect(listed.ok && listed.lines).toContain(
    `${REMOTE}  enabled, 25 % of visitors have ${next.version}, fern-and-kiln has ${next.version}`,
  );
  await pageWhere((html) => html.includes('Have it'));
  await run(unpinCommand, [REMOTE, 'fern-and-kiln']);
  expect(await run(disableAtCommand, ['shell', 'fern-and-kiln'])).toEqual({
    ok: true,
    lines: ['shell is disabled at fern-and-kiln.'],
  });
  expect(await readRule(server.services.db, 'shell')).toMatchObject({ enabled: true, off_at: ['fern-and-kiln'] });
  await pageWhere((html) => !html.includes(CONTEXT_ELEMENT_ID));
  await run(enableAtCommand, ['shell', 'fern-and-kiln']);
  await run(endCanaryCommand, [REMOTE]);
  expect(await rule()).toMatchObject({ version: live, canary: null, pins: {} });
  expect(await run(followCommand, [REMOTE])).toEqual({
    ok: true,
    lines: [`${REMOTE} ${next.version} is live, and newer builds replace it.`],
  });
  await run(setCommand, [REMOTE, live]);
  await pageWhere((html) => html.includes('Add to cart'));
});

test('the list marks live versions, and separately those that should be live but cannot run', async () => {
  const { db } = server.services;
  const live = (await readRule(db, REMOTE))?.version ?? '';
  const next = await rebuilt(REMOTE, ['Add to cart', 'Get it']);
  await run(publishCommand, [REMOTE], next);
  await run(setCommand, [REMOTE, next.version]);
  const { signature } = await db
    .selectFrom('artifact')
    .select('signature')
    .where('version', '=', next.version)
    .executeTakeFirstOrThrow();
  const sign = (as: typeof signature) =>
    db.updateTable('artifact').set({ signature: as }).where('version', '=', next.version).execute();
  await sign('none');
  const listed = await run(listCommand, []);
  const lines = listed.ok ? listed.lines : [];
  const marked = lines.map((line) => line.slice(0, 4 + live.length));
  expect(marked).toEqual(expect.arrayContaining([`  * ${live}`, `  ! ${next.version}`]));
  expect(lines.join('\n')).toContain(`Version ${next.version} does not match`);
  expect(lines.join('\n')).toContain(`Pages keep using version ${live}.`);
  await sign(signature);
  await run(setCommand, [REMOTE, live]);
});

test('invalid input is refused in one sentence, and changes nothing', async () => {
  // The server may not have followed earlier changes yet.
  await server.services.registry.reload();
  const before = await productPage();
  const refused = [
    await run(publishCommand, []),
    await run(publishCommand, ['../mf-commerce']),
    await run(publishCommand, [REMOTE], await withChangedFile()),
    await run(setCommand, [REMOTE, '9.9.9-00000000']),
    await run(setCommand, []),
    await run(enableCommand, ['mf-nothing']),
    await run(disableCommand, ['mf-nothing']),
    await run(disableCommand, ['shell']),
    await run(canaryCommand, [REMOTE, '0.1.0-00000000', '137']),
    await run(canaryCommand, [REMOTE, '0.1.0-00000000']),
    await run(publishCommand, [REMOTE], { read: async () => Buffer.from('{') }),
  ];
  expect(refused.map((result) => result.ok || result.reason)).toEqual([
    'Name the remote to publish, for example: publish mf-commerce.',
    'There is no package ../mf-commerce to publish: choose one of shell, ' + REMOTE_NAMES.join(', ') + '.',
    expect.stringMatching(/^server\.cjs of mf-commerce@\S+ does not match its manifest\. Build it again\.$/),
    `${REMOTE} has no version 9.9.9-00000000. The command "list" shows what there is.`,
    'Name a remote and a version, for example: set mf-commerce 0.1.0-0a1b2c3d.',
    'mf-nothing has never been published. The command "list" shows what there is.',
    'mf-nothing has never been published. The command "list" shows what there is.',
    'The shell cannot be disabled: it renders the pages. Set another version of it instead.',
    'The percentage "137" is not a whole number from 1 to 100. To end a canary, use end-canary.',
    'Name a remote, a version and a percentage of visitors, for example: canary mf-commerce 0.1.0-0a1b2c3d 10.',
    'remote.json is no manifest: It is not JSON.',
  ]);
  for (const build of [nothing(), await withoutFile()])
    await expect(run(publishCommand, [REMOTE], build)).rejects.toMatchObject({
      name: 'StartError',
      message: `There is no complete build of ${REMOTE} in "${join(ROOT, 'none')}": run "npm run build", or set PACKAGES_DIR to the folder of the built packages.`,
    });
  expect(releaseIn(await productPage())).toEqual(releaseIn(before));
});

test('a store whose folder is missing is not reported as a missing build', async () => {
  const lost = Object.assign(new Error('The store has lost its folder.'), { code: 'ENOENT' });
  const objects = { ...server.services.objects, put: () => Promise.reject(lost) };
  const build = await rebuilt(REMOTE, ['Add to cart', 'Buy']);
  const published = runCommand(publishCommand, [REMOTE], { ...server.services, objects }, () => build);
  await expect(published).rejects.toBe(lost);
});

spec('ENUM-06', 'blocks with type numbers that the project chose are shown by their features', () => {
  const { featureOfBlock } = server.services.registry.current();
  const shown = [2, 3, 5, 8, 9, 14, 31, 32, 33, 34, 35].map((type) => featureOfBlock(type)?.feature.id);
  expect(shown).toEqual([
    'blocks/text',
    'blocks/quote',
    'blocks/image',
    'blocks/gallery',
    'forms/contact-form',
    'blocks/button',
    'commerce/product',
    'commerce/shop',
    'commerce/cart',
    'commerce/checkout',
    'commerce/order',
  ]);
});
