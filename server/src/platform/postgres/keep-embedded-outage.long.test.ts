import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { repeats } from '../../../../tools/testing/proof';
import { connectEmbedded } from './embedded/connect-embedded';
import { openKeptPlace } from './kept-postgres.fixture';
import { isAlive } from './operating-system';
import { query } from './test-place.fixture';

const own = openKeptPlace();

test('it is restarted every time', async () => {
  await own.keep();
  for (let round = 0; round < repeats({ short: 2, long: 20 }); round += 1) {
    own.place.lines.splice(0);
    process.kill(await own.postmaster(), 'SIGKILL');
    await own.untilPrinted('PostgreSQL runs again');
  }
  expect(await query(own.kept.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

const END_SIGNALS = [
  ['at once, with its connections cut', 'SIGINT'],
  ['once nobody is connected any more', 'SIGTERM'],
] as const;

test.each(END_SIGNALS)('it is restarted after somebody stops it %s', async (_when, signal) => {
  await own.keep();
  await query(own.kept.connection, 'create table kept as select 7 as number');
  const first = await own.postmaster();
  process.kill(first, signal);
  await own.untilPrinted('PostgreSQL runs again');
  expect([isAlive(first), own.lost]).toEqual([false, []]);
  expect(await query(own.kept.connection, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('if it is stopped together with its server, it serves open connections until the server has closed', async () => {
  const interruption = new AbortController();
  await own.keep({ signal: interruption.signal });
  const visitor = await connectEmbedded(own.kept.connection);
  process.kill(await own.postmaster(), 'SIGTERM');
  interruption.abort();
  // Longer than noticing a shutdown takes.
  await pause(1500);
  expect((await visitor.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await visitor.end();
  await own.kept.stop();
  expect([await own.postmaster(), own.lost]).toEqual([NaN, []]);
});

test('a failed restart is reported', async () => {
  await own.keep({ longestOutageMs: 0, settings: { shared_buffers: '16MB' } });
  // PostgreSQL does not start with an unknown setting.
  await writeFile(`${own.place.cluster}/postgresql.auto.conf`, 'no_such_setting = 1\n');
  process.kill(await own.postmaster(), 'SIGKILL');
  while (own.lost.length === 0) await pause(20);
  expect(String(own.lost[0])).toMatch(/PostgreSQL/);
});

test('stopping is not taken for a crash, even during a restart', async () => {
  await own.keep();
  process.kill(await own.postmaster(), 'SIGKILL');
  await own.untilPrinted('PostgreSQL has exited; it restarts');
  await own.kept.stop();
  await pause(300);
  expect([await own.postmaster(), own.lost]).toEqual([NaN, []]);
});
