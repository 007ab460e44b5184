import { readdir, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from './postmaster';
import { query, kill, makeTestPlace, runOwner, type TestPlace } from '../test-place.fixture';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

test('is created again after a creation that was killed halfway', async () => {
  const owner = await runOwner(place.dataDir, 'Making a database');
  while (!(await readdir(place.dataDir)).some((name) => name.startsWith('postgres.new-'))) await pause(1);
  await kill(owner);
  await expect(stat(place.cluster)).rejects.toThrow('ENOENT');

  const { connection, stop } = await place.start();
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  expect((await readdir(place.dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
});

test('stops what it started when the start is aborted', async () => {
  const callOff = new AbortController();
  const log = (line: string) => line.startsWith('Making') && callOff.abort(new Error('called off'));
  await expect(place.start({ signal: callOff.signal, log })).rejects.toThrow('called off');
  expect(await readPostmaster(place.cluster)).toBeUndefined();
});
