import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addressOf } from '../../../tools/testing/database-address';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/test-server';

const COLONNADE = join(__dirname, '..', '..', '..', 'tools', 'colonnade.mjs');
const SITE = 'fern-and-kiln';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What `npm run remotes -- …` prints, and how it ends. */
async function remotes(...words: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: addressOf(server.connection), DATA_DIR: server.dataDir };
  const child = spawn(process.execPath, [COLONNADE, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [says, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, says: says.trim(), complaint: complaint.trim() };
}

const status = async () =>
  (
    await server.services.db
      .selectFrom('site')
      .select('website_status')
      .where('identifier', '=', SITE)
      .executeTakeFirstOrThrow()
  ).website_status;

spec(['ENUM-22', 'ENUM-23'], 'whoever is at the machine says how a site stands with its plan', async () => {
  const before = await status();
  expect(await remotes('site-status', SITE, 'expired')).toEqual({
    code: 0,
    says: `${SITE} was ${before} and is expired.`,
    complaint: '',
  });
  expect(await status()).toBe('expired');
});

test('a command that cannot be carried out says why, and ends as a failure', async () => {
  expect(await remotes('site-status', 'elsewhere', 'paid')).toEqual({
    code: 1,
    says: '',
    complaint: 'There is no site elsewhere.',
  });
});

test('without a command it names all of them', async () => {
  const { code, complaint } = await remotes();
  expect(code).toBe(1);
  for (const name of ['list', 'publish <', 'enable <', 'disable <', 'set <', 'site-status <'])
    expect(complaint).toContain(`\n  ${name}`);
});
