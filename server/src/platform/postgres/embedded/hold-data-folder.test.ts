import { borrowEmbedded } from './borrow-embedded';
import { holdDataFolder } from './hold-data-folder';
import { isAlive } from '../operating-system';
import { StartError } from '../start-error';
import { kill, makeTestPlace, runOwner, type TestPlace } from '../test-place.fixture';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

test('refuses a second start on the same folder, naming the first; takes over when that is killed', async () => {
  const owner = await runOwner(place.dataDir);
  const { connection, adopted } = await place.start();
  expect(adopted).toBe(true);
  const holder = { dataDir: place.dataDir, pid: process.pid, patienceMs: 200 };
  await expect(holdDataFolder(connection, holder)).rejects.toThrow(
    new StartError(
      `Colonnade already runs on this data folder (process ${owner.pid}): ` +
        `stop it first, or set DATA_DIR to another folder than ${place.dataDir}.`,
    ),
  );
  await kill(owner);
  const hold = await holdDataFolder(connection, { ...holder, patienceMs: 3000 });
  await hold.release();
});

test('reports a lost lock, but not a released one', async () => {
  const embedded = await place.start();
  const holder = { dataDir: place.dataDir, pid: process.pid };
  const given = await holdDataFolder(embedded.connection, holder);
  const kept = jest.fn();
  void given.lost.then(kept);
  await given.release();

  const hold = await holdDataFolder(embedded.connection, holder);
  await embedded.stop();
  await hold.lost;
  expect(kept).not.toHaveBeenCalled();
});

test('a command uses the PostgreSQL of a running server and leaves it running, else stops its own', async () => {
  const own = await borrowEmbedded({ dataDir: place.dataDir, log: () => undefined }, (connection) =>
    Promise.resolve(connection),
  );
  expect(own.database).toBe('colonnade');
  expect(place.lines).toEqual([]);

  const owner = await runOwner(place.dataDir);
  await borrowEmbedded({ dataDir: place.dataDir, log: () => undefined }, () => Promise.resolve());
  const { pid, adopted } = await place.start();
  expect(adopted && isAlive(pid)).toBe(true);
  await kill(owner);
});
