import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { isRoot } from './operating-system';
import { query, makeTestPlace, type TestPlace } from './test-place.fixture';

// Only root runs PostgreSQL as another user.
const asRoot = isRoot() ? test : test.skip;

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

asRoot('opens the way through a data folder that is closed itself', async () => {
  await mkdir(place.dataDir, { mode: 0o700 });
  await (await place.start({ openRoots: [] })).stop();
  expect((await stat(place.dataDir)).mode & 0o777).toBe(0o711);
});

asRoot('puts the files in an open place where the folders above the data folder are closed to its user', async () => {
  const open = await place.closeFolder();
  const first = await place.start({ openRoots: [open] });
  await query(first.connection, 'create table kept as select 7 as number');
  await first.stop();
  expect((await readdir(open)).join()).toMatch(/^colonnade-[0-9a-f]{12}-\w{6}$/);

  const second = await place.start({ openRoots: [] });
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

asRoot('a data folder that was removed and made again finds no old data in the open place', async () => {
  const open = await place.closeFolder();
  const first = await place.start({ openRoots: [open] });
  await query(first.connection, 'create table old as select 7 as number');
  await first.stop();
  await rm(place.dataDir, { recursive: true });

  const second = await place.start({ openRoots: [open] });
  await expect(query(second.connection, 'select number from old')).rejects.toThrow('does not exist');
  await second.stop();
});
