import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { openDatabase, type Database } from '../../platform/schema/database';
import { keepPartitions } from './record-partitions';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2031, 4, 10, 12);

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connection, () => undefined);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

async function days(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'telemetry_record'::regclass and inhrelid <> 'telemetry_record_rest'::regclass
    order by 1`.execute(db);
  return rows.map(({ name }) => name.replace('telemetry_record_', ''));
}

const SITE = '00000000-0000-4000-8000-000000000000';
const labels = { site_id: SITE, kind: 'visit', name: 'view', origin: 'page', path: '/', bucket: 0 } as const;
const putRecord = (day: string, at: Date) =>
  db
    .insertInto('telemetry_record')
    .values({ ...labels, day, key: crypto.randomUUID(), position: 0, at })
    .execute();

test('there are partitions from eight days ago to two days ahead, however many instances create them', async () => {
  await Promise.all([keepPartitions(db, NOW), keepPartitions(db, NOW), keepPartitions(db, NOW)]);
  const made = await days();
  expect([made.length, made[0], made.at(-1)]).toEqual([11, '20310502', '20310512']);
  await keepPartitions(db, NOW + DAY_MS);
  expect((await days()).at(-1)).toBe('20310513');
});

test('rows that came before their day had a partition are moved into it, and found there', async () => {
  await putRecord('2031-05-10', new Date(NOW));
  await putRecord('2031-08-01', new Date(NOW));
  await keepPartitions(db, NOW);
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from telemetry_record order by day`.execute(db);
  expect(rows.map(({ place }) => place)).toEqual(['telemetry_record_20310510', 'telemetry_record_rest']);
});

test('records are kept for thirty days, whatever day their key has; hourly counts for some two years', async () => {
  await keepPartitions(db, NOW);
  await putRecord('2031-05-10', new Date(NOW));
  await putRecord('1970-01-01', new Date(NOW));
  await db
    .insertInto('telemetry_hour')
    .values({ ...labels, hour: new Date(NOW), count: 2, sum: 0 })
    .execute();
  await db
    .insertInto('telemetry_refusal')
    .values({ site_id: SITE, kind: 'visit', reason: 'rate', hour: new Date(NOW), count: 1 })
    .execute();
  const left = async () => [
    (await db.selectFrom('telemetry_record').select('key').execute()).length,
    (await db.selectFrom('telemetry_hour').select('hour').execute()).length,
    (await db.selectFrom('telemetry_refusal').select('hour').execute()).length,
  ];
  await keepPartitions(db, NOW + 30 * DAY_MS);
  expect([(await days())[0], await left()]).toEqual(['20310510', [2, 1, 1]]);
  await keepPartitions(db, NOW + 31 * DAY_MS);
  expect([(await days())[0], await left()]).toEqual(['20310511', [0, 1, 1]]);
  await keepPartitions(db, NOW + 801 * DAY_MS);
  expect(await left()).toEqual([0, 0, 0]);
});

test('a long read blocks nothing: the partition is dropped the next time', async () => {
  await keepPartitions(db, NOW);
  await db.transaction().execute(async (reader) => {
    await reader.selectFrom('telemetry_record').select('key').execute();
    await expect(keepPartitions(db, NOW + 60 * DAY_MS)).rejects.toThrow(/lock timeout/);
  });
  await keepPartitions(db, NOW + 60 * DAY_MS);
  expect((await days())[0]).toBe('20310701');
});
