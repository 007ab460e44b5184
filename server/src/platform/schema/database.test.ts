import { Socket } from 'node:net';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { openDatabase } from './database';

const LONGEST_DELAY_MS = 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('TCP keep-alive ends connections whose other end has vanished', async () => {
  const kept = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const db = openDatabase(database.connection, () => undefined);
  await sql`select 1`.execute(db);
  await db.destroy();
  const [isOn, delayMs = 0] = kept.mock.lastCall ?? [];
  expect(isOn).toBe(true);
  // 0 would mean the system's delay of two hours.
  expect(delayMs).toBeGreaterThan(0);
  expect(delayMs).toBeLessThanOrEqual(LONGEST_DELAY_MS);
});
