import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import { createShopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { makeSampleAccounts } from './make-sample-accounts';
import { hashPassword } from '../../site/password/password';
import { signInLines } from './sign-in-lines';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const file = () => join(server.dataDir, 'sample-accounts.json');
const enters = async (host: string, email: string, password: string) =>
  (await signIn(createShopper(server.app, host), email, password)).statusCode === 200;

spec('ROLE-02', 'the samples have accounts from the first start on, and every start knows them', async () => {
  const first = await makeSampleAccounts(server.services);
  expect(await makeSampleAccounts(server.services)).toEqual(first);
  expect(first.map(({ email }) => email)).toEqual([
    'owner@shop.example',
    'owner@bistro.example',
    'owner@photographer.example',
    'ops@shop.example',
    'viewer@shop.example',
  ]);
  const [owner, bistro, photographer, ops] = first;
  expect(await enters('localhost', 'owner@shop.example', owner?.password ?? '')).toBe(true);
  expect(await enters('bistro.localhost', 'owner@shop.example', owner?.password ?? '')).toBe(false);
  expect(await enters('bistro.localhost', 'owner@bistro.example', bistro?.password ?? '')).toBe(true);
  expect(await enters('photographer.localhost', 'owner@photographer.example', photographer?.password ?? '')).toBe(true);
  for (const host of ['localhost', 'bistro.localhost', 'photographer.localhost'])
    expect(await enters(host, 'ops@shop.example', ops?.password ?? '')).toBe(true);
  expect(new Set(first.map(({ password }) => password)).size).toBe(5);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test('prints each account with its password and roles', async () => {
  const accounts = await makeSampleAccounts(server.services);
  const [head, owner, , , ops] = signInLines(accounts);
  expect(head).toBe('Sample accounts sign in at /config/ of their site:');
  expect(owner).toBe(`  owner@shop.example          ${accounts[0]?.password}  admin of fern-and-kiln`);
  expect(ops).toContain('admin of fern-and-kiln, admin of buraczek, admin of isla-rennie');
  expect(signInLines([])).toEqual([]);
});

test('changed passwords and passwords whose file is lost are not printed, and no account is created again', async () => {
  const { db } = server.services;
  const set = { password_hash: await hashPassword('another') };
  await db.updateTable('account').set(set).where('email', '=', 'viewer@shop.example').execute();
  expect((await makeSampleAccounts(server.services)).map(({ email }) => email)).not.toContain('viewer@shop.example');
  const before = await readFile(file(), 'utf8');
  await writeFile(file(), '{ broken');
  expect(await makeSampleAccounts(server.services)).toEqual([]);
  await writeFile(file(), before);
  expect(await makeSampleAccounts(server.services)).toHaveLength(4);
  expect(await enters('localhost', 'viewer@shop.example', 'another')).toBe(true);
});

test('without sample sites there are none', async () => {
  const empty = await startTestServer({ samplesDir: undefined });
  try {
    expect(await makeSampleAccounts(empty.services)).toEqual([]);
    await expect(stat(join(empty.dataDir, 'sample-accounts.json'))).rejects.toThrow('ENOENT');
  } finally {
    await empty.close();
  }
});
