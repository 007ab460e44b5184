import { sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { openDatabase, type Database } from './database';

let database: TestDatabase;
let admin: pg.Client;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Client(database.connection);
  await admin.connect();
  await admin.query('create table sold (id int)');
});
beforeEach(() => {
  db = openDatabase(database.connection, () => undefined, { max: 3 });
});
afterEach(() => db.destroy());
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const sell = () => sql`insert into sold values (${1})`.execute(db);
const processes = async () => {
  const queries = [1, 2, 3].map(() => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(db));
  return new Set((await Promise.all(queries)).map(({ rows }) => rows[0]?.pid));
};
const refuseChanges = (isOn: boolean) =>
  admin.query(
    `alter database ${database.connection.database} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
  );

test('a server that becomes read-only is given up with all its connections, and the next one is used', async () => {
  await refuseChanges(true);
  const before = await processes();
  expect(before.size).toBe(3);
  await refuseChanges(false);
  await expect(sell()).rejects.toMatchObject({ code: '25006' });
  await sell();
  const after = await processes();
  expect([...after].filter((pid) => before.has(pid))).toEqual([]);
});

test('one connection that is told of a shutdown ends them all, itself included', async () => {
  const before = await processes();
  await db.connection().execute(async (own) => {
    await admin.query('select pg_terminate_backend($1)', [
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own)).rows[0]?.pid,
    ]);
    await expect(sql`select 1`.execute(own)).rejects.toThrow();
  });
  const after = await processes();
  expect([...after].filter((pid) => before.has(pid))).toEqual([]);
});
