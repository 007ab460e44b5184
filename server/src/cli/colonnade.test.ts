import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase } from '../../../tools/testing/database/database';
import { addressOf } from '../../../tools/testing/database/database-address';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { examplePictures } from '../../../tools/testing/site/example-pictures';
import { long, spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';

const COLONNADE = join(__dirname, '..', '..', '..', 'tools', 'colonnade.mjs');
const SITE = 'fern-and-kiln';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Runs `npm run remotes -- …`; resolves to its output and exit code. */
function remotes(...args: readonly string[]) {
  return remotesWith({ DATABASE_URL: addressOf(server.connection), DATA_DIR: server.dataDir }, args);
}

async function remotesWith(settings: Readonly<Record<string, string>>, args: readonly string[]) {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [COLONNADE, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, output: output.trim(), complaint: complaint.trim() };
}

const status = async () =>
  (
    await server.services.db
      .selectFrom('site')
      .select('website_status')
      .where('identifier', '=', SITE)
      .executeTakeFirstOrThrow()
  ).website_status;

spec(['ENUM-22', 'ENUM-23'], 'an operator sets the billing status of a site', async () => {
  const before = await status();
  expect(await remotes('site-status', SITE, 'expired')).toEqual({
    code: 0,
    output: `${SITE} was ${before} and is expired.`,
    complaint: '',
  });
  expect(await status()).toBe('expired');
});

test('a command that cannot be carried out says why, and exits with a failure', async () => {
  expect(await remotes('site-status', 'elsewhere', 'paid')).toEqual({
    code: 1,
    output: '',
    complaint: 'There is no site elsewhere.',
  });
});

test('where no server has ever run it creates no database, and says what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-nothing-'));
  const dataDir = join(folder, 'data');
  for (const args of [['list'], ['token', 'make', 'mf-forms']])
    expect(await remotesWith({ DATABASE_URL: '', DATA_DIR: dataDir }, args)).toEqual({
      code: 1,
      output: '',
      complaint: `There is no local data in ${dataDir}: start Colonnade first, or set DATA_DIR to the folder that its server has.`,
    });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

long.test('on an external PostgreSQL that no server has used yet, it creates the first site and account', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-fresh-'));
  const { connection, drop } = await createTestDatabase();
  const settings = {
    DATABASE_URL: addressOf(connection),
    DATA_DIR: join(folder, 'data'),
    APP_DOMAIN: 'sites.example',
  };
  try {
    expect(await remotesWith(settings, ['list'])).toMatchObject({
      code: 0,
      output: 'Nothing has been published yet.',
    });
    expect(await readdir(folder)).toEqual([]);
    await mkdir(join(folder, 'site', 'pictures'), { recursive: true });
    await writeFile(join(folder, 'site', 'site.json'), JSON.stringify(exampleDocument()));
    for (const [name, bytes] of Object.entries(await examplePictures()))
      await writeFile(join(folder, 'site', 'pictures', name), bytes);
    expect(await remotesWith({ ...settings, INIT_CWD: folder }, ['import-site', 'site'])).toEqual({
      code: 0,
      output: [
        `example now matches ${join(folder, 'site', 'site.json')}.`,
        `Its pictures are in ${join(folder, 'data', 'objects')}.`,
        'It answers at example.sites.example, shop.example.',
      ].join('\n'),
      complaint: '',
    });
    expect(await remotesWith(settings, ['make-account', 'ada@shop.example', 'Ada', 'example', 'admin'])).toEqual({
      code: 0,
      output: expect.stringMatching(/^ada@shop\.example is admin of example[^]*\n[\w-]{16}$/),
      complaint: '',
    });
  } finally {
    await drop();
    await rm(folder, { recursive: true });
  }
});

test('without a command it lists all of them', async () => {
  const { code, complaint } = await remotes();
  expect(code).toBe(1);
  for (const name of [
    'list',
    'publish <',
    'enable <',
    'disable <',
    'set <',
    'site-status <',
    'import-site <',
    'make-account <',
  ])
    expect(complaint).toContain(`\n  ${name}`);
});
