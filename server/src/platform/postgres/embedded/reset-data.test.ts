import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, isRoot } from '../operating-system';
import { readPostmaster } from './postmaster';
import { resetData } from './reset-data';
import { kill, makeTestPlace, runOwner, type TestPlace } from '../test-place.fixture';

// Only root runs PostgreSQL as another user.
const asRoot = isRoot() ? test : test.skip;

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

test('refuses while a server runs; after that was killed, stops its PostgreSQL and removes everything', async () => {
  const owner = await runOwner(place.dataDir);
  await expect(resetData(place.dataDir)).rejects.toThrow(
    `Colonnade already runs on this data folder (process ${owner.pid})`,
  );
  const { pid = NaN } = (await readPostmaster(place.cluster)) ?? {};
  await kill(owner);
  expect(await resetData(place.dataDir)).toEqual([`All local data in ${place.dataDir} is forgotten.`]);
  expect(isAlive(pid)).toBe(false);
  await expect(stat(place.dataDir)).rejects.toThrow('ENOENT');
  expect(await resetData(place.dataDir)).toEqual([`There is no local data in ${place.dataDir}.`]);
});

test('leaves files that are not its own', async () => {
  await place.fill();
  for (const own of ['objects', 'mail']) await mkdir(join(place.dataDir, own));
  await writeFile(join(place.dataDir, 'signing-key.pem'), '');
  await writeFile(join(place.dataDir, 'thesis.txt'), 'ten years of work');
  expect(await resetData(place.dataDir)).toEqual([
    `All local data in ${place.dataDir} is forgotten; left alone: thesis.txt.`,
  ]);
  expect(await readdir(place.dataDir)).toEqual(['thesis.txt']);
});

asRoot('removes the open place, too', async () => {
  const open = await place.closeFolder();
  await (await place.start({ openRoots: [open] })).stop();
  await resetData(place.dataDir);
  expect(await readdir(open)).toEqual([]);
});
