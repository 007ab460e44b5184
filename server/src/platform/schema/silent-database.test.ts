import { openSilentPostgres, type SilentPostgres } from '../../../../tools/testing/database/silent-postgres';
import { openDatabase, type Database } from './database';
import { openLine } from './notice-line';

const LONGEST_MS = 15_000;

let silent: SilentPostgres;
let db: Database;
beforeEach(async () => {
  silent = await openSilentPostgres();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  db = openDatabase(silent.connection, () => undefined);
});
afterEach(async () => {
  jest.useRealTimers();
  await silent.close();
  await db.destroy();
});

test.each([
  ['who asks it something', () => db.selectFrom('site').selectAll().execute()],
  ['who listens for notices', () => openLine(silent.connection, () => undefined)],
])('a database that accepts connections and stays silent times out: %s', async (_who, connect) => {
  const outcome = connect().catch((error: unknown) => error);
  await silent.whenRequested();
  await jest.advanceTimersByTimeAsync(LONGEST_MS);
  expect(await outcome).toMatchObject({ message: expect.stringMatching(/timeout/i) });
});
