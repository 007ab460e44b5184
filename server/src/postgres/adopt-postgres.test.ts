import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './operating-system';
import { readPostmaster } from './postmaster';
import { ask, kill, makeTestPlace, runOwner, type TestPlace } from './test-place.fixture';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

test('takes over the PostgreSQL of a killed owner, with what it has stored', async () => {
  await place.fill();
  const owner = await runOwner(place.dataDir);
  const { pid } = (await readPostmaster(place.cluster)) ?? {};
  await kill(owner);

  const adopted = await place.start();
  expect(adopted).toMatchObject({ adopted: true, pid });
  expect(await ask(adopted.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await adopted.stop();
  expect(isAlive(adopted.pid)).toBe(false);
});

test('starts over a lock file whose process is gone, or is another program', async () => {
  await place.fill();
  const first = await place.start();
  await first.stop();
  for (const pid of [process.pid, 4_194_303]) {
    await writeFile(join(place.cluster, 'postmaster.pid'), `${pid}\n${place.cluster}\n1\n5432\n\n\n0 0\nready\n`);
    const next = await place.start();
    expect(next.adopted).toBe(false);
    await next.stop();
  }
});

test('starts after its PostgreSQL was killed', async () => {
  await place.fill();
  const first = await place.start();
  await ask(first.connection, 'create table kept as select 7 as number');
  process.kill(first.pid, 'SIGKILL');
  const second = await place.start();
  expect(await ask(second.connection, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

test('two starts at the same moment end up on one PostgreSQL', async () => {
  await place.fill();
  const both = await Promise.all([place.start(), runOwner(place.dataDir)]);
  expect(both[0].pid).toBe((await readPostmaster(place.cluster))?.pid);
  await kill(both[1]);
});
