import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD_FILE } from './embedded/database-password';
import { stopAbandoned } from './embedded/stop-abandoned';
import { query, makeTestPlace, runOwner, kill, type TestPlace } from './test-place.fixture';

const WRONG_PASSWORD = '28P01';
/** The rules that versions before this one wrote. */
const TRUSTING = 'local all all trust\nlocal replication all trust\n';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
  await place.fill();
});
afterEach(() => place.clear());

const passwordFile = () => join(place.dataDir, PASSWORD_FILE);

test('the embedded PostgreSQL requires its password, which only its owner may read', async () => {
  const { connection, stop } = await place.start();
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  for (const password of ['', 'wrong', undefined])
    await expect(query({ ...connection, password: password as string }, 'select 1')).rejects.toThrow(/password/);
  await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toMatchObject({ code: WRONG_PASSWORD });
  expect((await stat(passwordFile())).mode & 0o777).toBe(0o600);
  expect((await readFile(passwordFile(), 'utf8')).trim()).toBe(connection.password);
  await stop();
  expect((await place.start()).connection.password).toBe(connection.password);
});

test('one that required none before does so from its next start on, and keeps its data', async () => {
  const before = await place.start();
  await query(before.connection, 'create table kept (id int)');
  await before.stop();
  await writeFile(join(place.cluster, 'pg_hba.conf'), TRUSTING);
  await rm(passwordFile());
  const { connection } = await place.start();
  expect(await query(connection, 'select * from kept')).toEqual([]);
  await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toMatchObject({ code: WRONG_PASSWORD });
});

test('one whose server was killed is adopted with its password, or with a new one if that was lost', async () => {
  await kill(await runOwner(place.dataDir));
  const password = await readFile(passwordFile(), 'utf8');
  const adopted = await place.start();
  expect([adopted.adopted, adopted.connection.password]).toEqual([true, password.trim()]);
  await rm(passwordFile());
  const again = await place.start();
  expect(again.adopted).toBe(true);
  expect(again.connection.password).not.toBe(password.trim());
  expect(await query(again.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(query(adopted.connection, 'select 1')).rejects.toMatchObject({ code: WRONG_PASSWORD });
});

test('a lost password does not end the PostgreSQL of a running server', async () => {
  const owner = await runOwner(place.dataDir);
  await rm(passwordFile());
  await expect(stopAbandoned(place.dataDir)).rejects.toThrow(/already/);
  await kill(owner);
});
