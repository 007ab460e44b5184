import { sql } from 'kysely';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import type { SocketConnection } from '../../platform/postgres/embedded/socket-connection';
import { SOCKET_PORT } from '../../platform/postgres/embedded/socket-folder';
import { openDatabase, type Database } from '../../platform/schema/database';
import { createIdempotencyKey } from './idempotency-key';
import type { NewRecord } from './new-record';
import { aRecord } from './record.fixture';
import { keepPartitions } from './record-partitions';
import { createRecordSink, type RecordSinkDeps } from './record-sink';

const DAY_MS = 86_400_000;
const ROOMY = { rows: 100_000, bytes: 1e9, rowsOfSite: 100_000 };

let database: TestDatabase;
let db: Database;
let siteId: string;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connection, () => undefined);
  await keepPartitions(db);
});
beforeEach(async () => {
  ({ id: siteId } = await seedSite(db));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await db.deleteFrom('site').execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A sink with its own connections, like that of another process. */
function openSink(options: Partial<RecordSinkDeps> & { readonly connection?: SocketConnection } = {}) {
  const own = openDatabase(options.connection ?? database.connection, () => undefined);
  const logged: string[] = [];
  const capture = (_detail: unknown, message: string) => void logged.push(message);
  const sink = createRecordSink({ db: own, log: { warn: capture, error: capture }, limits: ROOMY, ...options });
  closers.push(
    () => own.destroy(),
    () => sink.close(),
  );
  return { sink, logged };
}

const call = (count: number, changes: Partial<NewRecord> = {}): NewRecord[] => {
  const key = createIdempotencyKey(Date.now());
  return Array.from({ length: count }, (_, position) => aRecord(siteId, { key, position, ...changes }));
};
const kept = async () => (await db.selectFrom('telemetry_record').select(['key', 'position']).execute()).length;
/** Records and the sum of their values, from the hourly counts. */
async function counted() {
  const rows = await db.selectFrom('telemetry_hour').select(['count', 'sum']).execute();
  return [rows.reduce((sum, { count }) => sum + count, 0), rows.reduce((sum, row) => sum + row.sum, 0)];
}

test('a record is stored, and counted in its hour under all it names', async () => {
  const { sink } = openSink();
  const record = aRecord(siteId, { kind: 'performance', name: 'LCP', origin: 'mf-blocks@1', value: 1000, data: [1] });
  sink.take([record]);
  await sink.flush();
  const { key, position, kind, name, origin, path } = record;
  const labels = { site_id: siteId, kind, name, origin, path, bucket: 172 };
  expect(await db.selectFrom('telemetry_record').selectAll().execute()).toMatchObject([
    { ...labels, key, position, value: 1000, at: new Date(record.atMs), data: [1] },
  ]);
  const hour = new Date(Math.floor(record.atMs / 3_600_000) * 3_600_000);
  expect(await db.selectFrom('telemetry_hour').selectAll().execute()).toEqual([
    { ...labels, hour, count: 1, sum: 1000 },
  ]);
});

test('a repeated call counts once: at once, later, in part, and on several instances together', async () => {
  const opened = [openSink(), openSink(), openSink()];
  const instances = opened.map(({ sink }) => sink);
  const calls = Array.from({ length: 40 }, () => call(13, { kind: 'performance', value: 2 }));
  // Each instance gets the rows in another order, and none may deadlock.
  instances.forEach((sink, turn) => {
    const turned = [...calls.slice(turn * 13), ...calls.slice(0, turn * 13)];
    for (const records of [...turned, ...turned]) expect(sink.take(records)).toBe(true);
  });
  await Promise.all(instances.map((sink) => sink.flush()));
  expect([await kept(), await counted()]).toEqual([520, [520, 1040]]);
  for (const records of calls) instances[0]?.take(records.slice(3));
  await instances[0]?.flush();
  expect([await kept(), await counted()]).toEqual([520, [520, 1040]]);
  // A closed connection is no error.
  expect(opened.flatMap(({ logged }) => logged)).toEqual([]);
});

test('instances that get the same records in opposite orders do not deadlock', async () => {
  const [one, other] = [openSink(), openSink()];
  const calls = Array.from({ length: 300 }, () => call(13));
  for (const records of calls) one.sink.take(records);
  for (const records of [...calls].reverse()) other.sink.take([...records].reverse());
  await Promise.all([one.sink.flush(), other.sink.flush()]);
  expect([...one.logged, ...other.logged, await kept(), await counted()]).toEqual([3900, [3900, 0]]);
});

test('it also counts once across midnight, and if its partition is created between two attempts', async () => {
  const { sink } = openSink();
  // The page's clock is forty days ahead; the second call is closer to the server's time.
  const key = createIdempotencyKey(Date.now() + 40 * DAY_MS);
  const send = async (atMs: number) => {
    sink.take([aRecord(siteId, { key, atMs })]);
    await sink.flush();
  };
  await send(Date.now());
  await send(Date.now() + DAY_MS);
  expect(await db.selectFrom('telemetry_record_rest').select('key').execute()).toEqual([{ key }]);
  await keepPartitions(db, Date.now() + 39 * DAY_MS);
  expect(await db.selectFrom('telemetry_record_rest').select('key').execute()).toEqual([]);
  await send(Date.now() + 40 * DAY_MS);
  expect([await kept(), await counted()]).toEqual([1, [1, 0]]);
});

test('keys belong to a site: the same key on another site is another record', async () => {
  const { sink } = openSink();
  const [mine] = call(1);
  const { id: other } = await seedSite(db, { host: 'other.test' });
  if (mine) for (const owner of [siteId, other]) sink.take([{ ...mine, siteId: owner }]);
  await sink.flush();
  expect(await kept()).toBe(2);
});

test('deleting a site deletes its records, also those that arrive later', async () => {
  const { sink } = openSink();
  sink.take(call(3));
  sink.countRefused({ siteId, kind: 'visit', reason: 'rate', count: 1 });
  await sink.flush();
  sink.take(call(3));
  sink.countRefused({ siteId, kind: 'visit', reason: 'rate', count: 1 });
  await db.deleteFrom('site').execute();
  await sink.flush();
  expect([await kept(), await counted()]).toEqual([0, [0, 0]]);
  expect(await db.selectFrom('telemetry_refusal').selectAll().execute()).toEqual([]);
});

test('unstorable characters are removed from texts and data, and the rest is stored', async () => {
  const { sink } = openSink();
  const bad = 'a\0b\ud800c\\u0000';
  sink.take([aRecord(siteId, { name: bad, origin: bad, path: bad, data: { [bad]: [bad] } })]);
  await sink.flush();
  const good = 'abc\\u0000';
  expect(await db.selectFrom('telemetry_record').selectAll().execute()).toMatchObject([
    { name: good, origin: good, path: good, data: { [good]: [good] } },
  ]);
});

test('long texts fit into the index, and invalid values become null', async () => {
  const { sink } = openSink();
  const long = '\u{1f600}'.repeat(3000);
  const values = [NaN, Infinity, -1, Number.MAX_VALUE];
  sink.take(
    values.map((value, position) => aRecord(siteId, { position, name: long, origin: long, path: long, value })),
  );
  await sink.flush();
  const rows = await db.selectFrom('telemetry_record').select(['value', 'bucket']).orderBy('position').execute();
  expect(rows.slice(0, 3)).toEqual([
    { value: null, bucket: 0 },
    { value: null, bucket: 0 },
    { value: 0, bucket: 1 },
  ]);
});

test('a record that cannot be written does not lose others, and is counted', async () => {
  const { sink, logged } = openSink();
  const records = call(700);
  sink.take(records.map((record, index) => (index === 321 ? { ...record, position: 70_000 } : record)));
  await sink.flush();
  expect([await kept(), await counted()]).toEqual([699, [699, 0]]);
  expect(logged).toEqual(['a record could not be kept']);
  expect(await db.selectFrom('telemetry_refusal').select(['kind', 'reason', 'count']).execute()).toEqual([
    { kind: 'visit', reason: 'unstorable', count: 1 },
  ]);
});

/** A connection to a database that does not exist yet; `mend` creates it. */
async function brokenConnection() {
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  closers.push(() => rm(folder, { recursive: true }));
  const socket = `.s.PGSQL.${SOCKET_PORT}`;
  return {
    connection: { ...database.connection, host: folder },
    mend: () => symlink(join(database.connection.host, socket), join(folder, socket)),
  };
}

test('while the database is away records wait and are written later; a full buffer refuses', async () => {
  const { connection, mend } = await brokenConnection();
  const { sink, logged } = openSink({ connection, limits: { rows: 600, bytes: 1e9, rowsOfSite: 600 } });
  for (let count = 0; count < 6; count += 1) expect(sink.take(call(100))).toBe(true);
  expect(sink.take(call(1))).toBe(false);
  while (logged.length === 0) await pause(10);
  expect([sink.take(call(1)), await kept()]).toEqual([false, 0]);
  await mend();
  await sink.flush();
  expect([await kept(), await counted(), sink.take(call(1))]).toEqual([600, [600, 0], true]);
});

test('connections that break halfway neither lose nor double records', async () => {
  const { sink } = openSink();
  let sent = 0;
  for (let turn = 0; turn < 8; turn += 1) {
    for (let count = 0; count < 50; count += 1) sent += sink.take(call(20)) ? 20 : 0;
    await pause(5);
    await cutOthers();
  }
  await sink.flush();
  expect([sent, await kept(), await counted()]).toEqual([8000, 8000, [8000, 0]]);
});

test('it writes within about a second by itself, and a full batch at once', async () => {
  const { sink } = openSink();
  sink.take(call(3));
  while ((await kept()) < 3) await pause(50);
  sink.take(call(500));
  while ((await kept()) < 503) await pause(50);
  expect(await counted()).toEqual([503, 0]);
});

test('closing writes the rest and accepts no more; without a database it logs what is lost', async () => {
  const { sink } = openSink();
  sink.take(call(20));
  await sink.close();
  expect([await kept(), sink.take(call(1))]).toEqual([20, false]);
  const { connection } = await brokenConnection();
  const { sink: cut, logged } = openSink({ connection, patienceMs: 50 });
  cut.take(call(20));
  await cut.close();
  expect(logged.at(-1)).toMatch(/^records were lost/);
});

/** Ends every other connection to this database. */
async function cutOthers(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}
