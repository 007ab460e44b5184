import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { repeats } from '../../../tools/testing/proof';
import { openKeptPlace } from './kept-postgres.fixture';
import { ask } from './test-place.fixture';

const own = openKeptPlace();

test('it comes back time after time', async () => {
  await own.keep();
  for (let round = 0; round < repeats({ short: 2, long: 20 }); round += 1) {
    own.place.lines.splice(0);
    process.kill(await own.postmaster(), 'SIGKILL');
    await own.untilItSays('PostgreSQL runs again');
  }
  expect(await ask(own.kept.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('what cannot be brought back is told', async () => {
  await own.keep({ longestOutageMs: 0, settings: { shared_buffers: '16MB' } });
  // A setting no PostgreSQL starts with.
  await writeFile(`${own.place.cluster}/postgresql.auto.conf`, 'no_such_setting = 1\n');
  process.kill(await own.postmaster(), 'SIGKILL');
  while (own.lost.length === 0) await pause(20);
  expect(String(own.lost[0])).toMatch(/PostgreSQL/);
});

test('stopping is no crash, also while it is coming back', async () => {
  await own.keep();
  process.kill(await own.postmaster(), 'SIGKILL');
  await own.untilItSays('PostgreSQL has ended by itself; it is started again');
  await own.kept.stop();
  await pause(300);
  expect([await own.postmaster(), own.lost]).toEqual([NaN, []]);
});
