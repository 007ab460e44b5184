import { openSilentPostgres, type SilentPostgres } from '../../../../../tools/testing/database/silent-postgres';
import { LONGEST_CONNECT_MS } from '../connect-limit';
import { ensureDatabase } from '../ensure-database';
import { holdDataFolder } from './hold-data-folder';
import { StartError } from '../start-error';

let silent: SilentPostgres;
beforeEach(async () => {
  silent = await openSilentPostgres();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await silent.close();
});

test.each([
  ['making sure of the database', () => ensureDatabase(silent.connection)],
  ['holding the data folder', () => holdDataFolder(silent.connection, { dataDir: '/data', pid: 1 })],
])('a silent PostgreSQL times out: %s', async (_what, connect) => {
  const outcome = connect().catch((error: unknown) => error);
  await silent.whenRequested();
  await jest.advanceTimersByTimeAsync(LONGEST_CONNECT_MS);
  expect(await outcome).toEqual(
    new StartError(
      `The PostgreSQL whose socket lies in ${silent.connection.host} takes connections and has said nothing for 10 s: ` +
        'end that process and start again.',
    ),
  );
});
