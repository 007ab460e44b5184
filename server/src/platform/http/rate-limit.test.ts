import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { openDatabase, type Database } from '../schema/database';
import { waitForNobody } from '../schema/until-one-waits.fixture';
import { isWithinRate, sweepRateWindows } from './rate-limit';

let testDatabase: TestDatabase;
let db: Database;
let siteId: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = openDatabase(testDatabase.connection, () => undefined);
  siteId = (await seedSite(db)).id;
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.drop();
});

const LONG = { what: 'long', most: 5, windowMs: 600_000 };
const ONCE = { what: 'once', most: 1, windowMs: 600_000 };

const endWindows = () =>
  db
    .updateTable('rate_window')
    .set({ ends_at: new Date(0) })
    .execute();

test('exactly as many as allowed, also concurrently, counted by address and by limit', async () => {
  const attempt = (address: string, what = LONG.what) => isWithinRate(db, { siteId, address }, { ...LONG, what });
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('192.0.2.1')));
  expect(answers.filter(Boolean)).toHaveLength(5);
  expect(await attempt('192.0.2.2')).toBe(true);
  expect(await attempt('192.0.2.1', 'else')).toBe(true);
});

test('an ended window starts again, or is deleted', async () => {
  const attempt = (address: string) => isWithinRate(db, { siteId, address }, ONCE);
  const windows = async () => (await db.selectFrom('rate_window').select('bucket').execute()).length;
  expect([await attempt('192.0.2.3'), await attempt('192.0.2.3')]).toEqual([true, false]);
  await endWindows();
  expect(await attempt('192.0.2.3')).toBe(true);
  expect(await attempt('192.0.2.3')).toBe(false);
  await endWindows();
  await attempt('192.0.2.4');
  expect(await sweepRateWindows(db)).toBeGreaterThan(0);
  expect(await windows()).toBe(1);
  expect(await attempt('192.0.2.4')).toBe(false);
});

test('counting does not lock other windows, and a window that restarts is not deleted', async () => {
  const attempt = (address: string, on = db) => isWithinRate(on, { siteId, address }, ONCE);
  for (const address of ['192.0.2.5', '192.0.2.6']) await attempt(address);
  await endWindows();
  await db.transaction().execute(async (ordering) => {
    // An order counts under two keys: the first attempt starts both windows, the second renews one.
    for (const address of ['192.0.2.7', '192.0.2.5']) await attempt(address, ordering);
    await db.transaction().execute(async (other) => {
      await waitForNobody(other);
      expect(await attempt('192.0.2.6', other)).toBe(true);
      await sweepRateWindows(other);
    });
  });
  expect([await attempt('192.0.2.5'), await attempt('192.0.2.6')]).toEqual([false, false]);
});

test('no address is stored in clear text', async () => {
  await isWithinRate(db, { siteId, address: '192.0.2.77' }, LONG);
  expect(JSON.stringify(await db.selectFrom('rate_window').selectAll().execute())).not.toContain('192.0.2');
});
