import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { repeats } from '../../../tools/testing/proof';
import { keepEmbedded, type KeepOptions, type KeptPostgres } from './keep-embedded';
import { isAlive } from './operating-system';
import { findRunning } from './postmaster';
import { ask, makeTestPlace, type TestPlace } from './test-place.fixture';

let place: TestPlace;
let kept: KeptPostgres;
let lost: unknown[];
beforeEach(async () => {
  place = await makeTestPlace();
  await place.fill();
  lost = [];
});
afterEach(async () => {
  await kept.stop();
  await place.clear();
});

async function keep(more: Partial<KeepOptions> = {}): Promise<void> {
  const { dataDir, lines } = place;
  const log = (line: string) => void lines.push(line);
  kept = await keepEmbedded({ dataDir, log, pid: process.pid, onLost: (error) => lost.push(error), ...more });
}

const postmaster = async () => (await findRunning(place.cluster))?.pid ?? 0;
/** The process that serves the connection the data folder is held with. */
async function holdersBackend(): Promise<number> {
  const name = `colonnade ${process.pid}`;
  const [row] = await ask(kept.connection, `select pid from pg_stat_activity where application_name = '${name}'`);
  return Number(row?.['pid'] ?? NaN);
}

async function untilItSays(line: string): Promise<void> {
  while (!place.lines.includes(line)) await pause(20);
}

test('a killed PostgreSQL runs again, on the same socket, with everything that was stored', async () => {
  await keep();
  await ask(kept.connection, 'create table kept as select 7 as number');
  const first = await postmaster();
  process.kill(first, 'SIGKILL');
  await untilItSays('PostgreSQL runs again');
  const second = await postmaster();
  expect([second === first, isAlive(second), lost]).toEqual([false, true, []]);
  expect(await ask(kept.connection, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a process of PostgreSQL that is killed takes all connections with it; the data folder is ours again afterwards', async () => {
  await keep();
  const pid = await postmaster();
  process.kill(await holdersBackend(), 'SIGKILL');
  await untilItSays('PostgreSQL runs again');
  expect([await postmaster(), lost]).toEqual([pid, []]);
  expect(await ask(kept.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('it comes back time after time', async () => {
  await keep();
  for (let round = 0; round < repeats({ short: 2, long: 20 }); round += 1) {
    place.lines.splice(0);
    process.kill(await postmaster(), 'SIGKILL');
    await untilItSays('PostgreSQL runs again');
  }
  expect(await ask(kept.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('what cannot be brought back is told', async () => {
  await keep({ longestOutageMs: 0, settings: { shared_buffers: '16MB' } });
  // A setting no PostgreSQL starts with.
  await writeFile(`${place.cluster}/postgresql.auto.conf`, 'no_such_setting = 1\n');
  process.kill(await postmaster(), 'SIGKILL');
  while (lost.length === 0) await pause(20);
  expect(String(lost[0])).toMatch(/PostgreSQL/);
});

test('stopping is no crash, also while it is coming back', async () => {
  await keep();
  process.kill(await postmaster(), 'SIGKILL');
  await untilItSays('PostgreSQL has ended by itself; it is started again');
  await kept.stop();
  await pause(300);
  expect([await postmaster(), lost]).toEqual([0, []]);
});
