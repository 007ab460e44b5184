import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../operating-system';
import { openKeptPlace } from '../kept-postgres.fixture';
import { query } from '../test-place.fixture';

const own = openKeptPlace();

async function holdersBackend(): Promise<number> {
  const name = `colonnade ${process.pid}`;
  const [row] = await query(own.kept.connection, `select pid from pg_stat_activity where application_name = '${name}'`);
  return Number(row?.['pid'] ?? NaN);
}

test('a killed PostgreSQL runs again on the same socket, with all its data', async () => {
  await own.keep();
  await query(own.kept.connection, 'create table kept as select 7 as number');
  const first = await own.postmaster();
  process.kill(first, 'SIGKILL');
  await own.untilPrinted('PostgreSQL runs again');
  const second = await own.postmaster();
  expect([second === first, isAlive(second), own.lost]).toEqual([false, true, []]);
  expect(await query(own.kept.connection, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a killed process of PostgreSQL ends all connections; the data folder is locked again afterwards', async () => {
  await own.keep();
  const pid = await own.postmaster();
  process.kill(await holdersBackend(), 'SIGKILL');
  await own.untilPrinted('PostgreSQL runs again');
  expect([await own.postmaster(), own.lost]).toEqual([pid, []]);
  expect(await query(own.kept.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an interrupted restore is finished before anything starts on the folder', async () => {
  const { dataDir, cluster, lines } = own.place;
  const moving = join(dataDir, 'restored-moving');
  await mkdir(join(moving, 'objects'), { recursive: true });
  await rename(cluster, join(moving, 'postgres'));
  await own.keep();
  expect(lines).toContain(`The restore of ${dataDir} that was broken off is finished`);
  expect((await readdir(dataDir)).filter((name) => !name.startsWith('postgres.')).sort()).toEqual([
    'objects',
    'postgres',
    'postgres-password',
  ]);
});
