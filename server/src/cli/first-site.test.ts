import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { examplePictures } from '../../../tools/testing/site/example-pictures';
import { patched } from '../../../tools/testing/site/patched';
import { spec } from '../../../tools/testing/spec';
import { signIn } from '../../../tools/testing/store/seed-account';
import { createShopper } from '../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';
import { until } from '../../../tools/testing/until';
import { importSiteCommand } from './command/import-site.command';
import { makeAccountCommand } from './command/make-account.command';
import { runCommand } from './run-command.fixture';

const ADA = 'ada@shop.example';
const ANSWERS = 'It answers at example.colonnade.localhost, shop.example.';
const NOBODYS_BUCKET = { endpoint: 'http://localhost:9', region: 'none', accessKeyId: '', secretAccessKey: '' };

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  folder = await mkdtemp(join(tmpdir(), 'colonnade-first-site-'));
  await mkdir(join(folder, 'pictures'));
  for (const [name, bytes] of Object.entries(await examplePictures()))
    await writeFile(join(folder, 'pictures', name), bytes);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const file = () => join(folder, 'site.json');
const lie = () => `Its pictures are in ${join(server.dataDir, 'objects')}.`;
const write = (document: unknown) => writeFile(file(), JSON.stringify(document));
const load = (...args: readonly string[]) => runCommand(importSiteCommand, args, server.services);
const account = (...args: readonly string[]) => runCommand(makeAccountCommand, args, server.services);
const visitor = (host = 'shop.example') => createShopper(server.app, host);
const status = async (path: string) => (await visitor().get(path)).statusCode;

test('an operator imports the first site and later versions of it while the server runs', async () => {
  expect(await status('/shop')).toBe(404);
  await write(exampleDocument());
  expect(await load(folder)).toEqual({
    ok: true,
    lines: [`example now matches ${file()}.`, lie(), ANSWERS],
  });
  // The running server is notified only by the database.
  await until(async () => (await status('/shop')) === 200);
  expect(await load(folder)).toEqual({
    ok: true,
    lines: [`example already matched ${file()}; nothing was changed.`, lie(), ANSWERS],
  });
  await write(patched({ 'pages.1.title': 'Brand new shelves' }));
  expect(await load(folder)).toMatchObject({ ok: true, lines: [`example now matches ${file()}.`, lie(), ANSWERS] });
  await until(async () => (await visitor().get('/shop')).body.includes('Brand new shelves'));
});

test('the bucket’s name is shown to operators who keep pictures in one', async () => {
  const config = { ...server.services.config, bucket: { ...NOBODYS_BUCKET, name: 'shelves' } };
  expect(await runCommand(importSiteCommand, [folder], { ...server.services, config })).toMatchObject({
    lines: [expect.anything(), 'Its pictures are in the bucket shelves.', ANSWERS],
  });
});

test('an invalid site is refused with the place of each mistake, and a folder without one by its name', async () => {
  expect(await load()).toEqual({
    ok: false,
    reason:
      'Name the folder of a site, which contains its site.json and pictures/, for example: import-site sites/fern-and-kiln.',
  });
  const none = join(folder, 'none');
  expect(await load(none)).toEqual({
    ok: false,
    reason: `The site in ${none} was refused:\nThere is no ${join(none, 'site.json')}.`,
  });
  await write(patched({ 'site.identifier': 'Not a name', 'pages.1.title': 7 }));
  const refused = await load(folder);
  expect(refused.ok || refused.reason.split('\n')).toEqual([
    `The site in ${folder} was refused:`,
    expect.stringContaining('site.identifier'),
    expect.stringContaining('pages[1].title'),
  ]);
});

spec('ROLE-02', 'an operator creates an account, which signs in with the password that is shown once', async () => {
  const { db } = server.services;
  const made = await account('Ada@shop.example', ' Ada  Fern ', 'example', 'admin');
  const lines = made.ok ? made.lines : [];
  expect(lines).toEqual([
    `${ADA} is admin of example, and signs in at /config/ there.`,
    'Change the password at /config/forgotten. It is shown only once:',
    expect.stringMatching(/^[\w-]{16}$/),
  ]);
  const browser = visitor();
  expect((await signIn(browser, ADA, lines.at(-1))).statusCode).toBe(200);
  expect((await browser.get(ADMIN_PATH.members)).statusCode).toBe(200);
  const row = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: ADA, display_name: 'Ada Fern', platform_role: null });
  expect(JSON.stringify(row)).not.toContain(lines.at(-1));

  expect(await account(ADA, 'Ada', 'example', 'viewer')).toEqual({
    ok: false,
    reason: `An account for ${ADA} already exists and was not changed.`,
  });
  expect(await db.selectFrom('website_role').select('role').execute()).toEqual([{ role: 1 }]);
});

test('the site of an account is named by its identifier or by one of its hosts', async () => {
  for (const [index, host] of ['shop.example', 'Example.colonnade.localhost'].entries())
    expect(await account(`bob${index}@shop.example`, 'Bob', host, 'viewer')).toMatchObject({
      ok: true,
      lines: [
        `bob${index}@shop.example is viewer of ${host}, and signs in at /config/ there.`,
        expect.anything(),
        expect.anything(),
      ],
    });
});

test('an invalid account is refused in one sentence, and none is created', async () => {
  const accounts = () => server.services.db.selectFrom('account').select('id').execute();
  const before = await accounts();
  const example = 'for example: make-account ada@shop.example "Ada Fern" fern-and-kiln admin.';
  for (const args of [[], ['eve@shop.example'], ['eve@shop.example', ' ', 'example', 'admin']])
    expect(await account(...args)).toEqual({
      ok: false,
      reason: `Give an email address, a name, a site and a role, ${example}`,
    });
  expect(await account('eve', 'Eve', 'example', 'admin')).toEqual({
    ok: false,
    reason: 'eve is not an email address: enter a full one, like ada@shop.example.',
  });
  expect(await account('eve@shop.example', 'Eve', 'elsewhere', 'admin')).toEqual({
    ok: false,
    reason: 'There is no site elsewhere: give the identifier of a site, or a host it answers at.',
  });
  for (const role of ['king', 'toString'])
    expect(await account('eve@shop.example', 'Eve', 'example', role)).toEqual({
      ok: false,
      reason: `There is no role ${role}: give one of admin, billing, reporting, editor, moderator, commenter, storeManager, scheduling, viewer, campaignsEditor, schedulingViewer, schedulingEditor.`,
    });
  expect(await accounts()).toEqual(before);
});
