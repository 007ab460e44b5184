import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { query, makeTestPlace, type TestPlace } from './test-place.fixture';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

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
  await query(first.connection, 'create table kept as select 7 as number');
  process.kill(first.pid, 'SIGKILL');
  const second = await place.start();
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});
