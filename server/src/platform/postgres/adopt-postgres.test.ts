import { isAlive } from './operating-system';
import { readPostmaster } from './embedded/postmaster';
import { query, kill, makeTestPlace, runOwner, type TestPlace } from './test-place.fixture';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

test('adopts the PostgreSQL of a killed owner, with its data', async () => {
  await place.fill();
  const owner = await runOwner(place.dataDir);
  const { pid } = (await readPostmaster(place.cluster)) ?? {};
  await kill(owner);

  const adopted = await place.start();
  expect(adopted).toMatchObject({ adopted: true, pid });
  expect(await query(adopted.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await adopted.stop();
  expect(isAlive(adopted.pid)).toBe(false);
});

test('two concurrent starts end up on one PostgreSQL', async () => {
  await place.fill();
  const both = await Promise.all([place.start(), runOwner(place.dataDir)]);
  expect(both[0].pid).toBe((await readPostmaster(place.cluster))?.pid);
  await kill(both[1]);
});
