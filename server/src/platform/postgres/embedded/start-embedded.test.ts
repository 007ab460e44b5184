import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { isAlive } from '../operating-system';
import { query, makeTestPlace, type TestPlace } from '../test-place.fixture';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

test('starts on a missing folder, stops, and finds its data again', async () => {
  const first = await place.start();
  expect(first.adopted).toBe(false);
  await query(first.connection, 'create table kept as select 7 as number');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await place.start();
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
  await expect(stat(second.connection.host)).rejects.toThrow('ENOENT');
});

test('uses a socket only its owner may enter, writes to disk, and sorts by code point in UTF-8', async () => {
  await place.fill();
  const { connection } = await place.start();
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  const settings = `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
    current_setting('server_encoding') as encoding, lower('ÄÉ') as small, 'Z' < 'a' as by_code_point`;
  expect(await query(connection, settings)).toEqual([
    { addresses: '', fsync: 'on', encoding: 'UTF8', small: 'äé', by_code_point: true },
  ]);
});

test('never runs as root, and owns its files', async () => {
  await place.fill();
  const { pid } = await place.start();
  const owner = (await stat(place.cluster)).uid;
  expect(owner).not.toBe(0);
  expect(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }).trim()).toBe(String(owner));
});
