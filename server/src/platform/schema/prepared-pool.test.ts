import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { openDatabase, type Database } from './database';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  db = openDatabase(database.connection, () => undefined);
});
afterEach(() => db.destroy());
afterAll(() => database.drop());

const preparedBy = (work: (connection: Database) => Promise<unknown>) =>
  db.connection().execute(async (connection) => {
    await work(connection);
    const { rows } = await sql<{
      statement: string;
      times: string;
    }>`select statement, generic_plans + custom_plans as times from pg_prepared_statements order by 1`.execute(
      connection,
    );
    return rows.map(({ statement, times }) => [statement, Number(times)]);
  });

test('a text is prepared once, and executed as often as needed', async () => {
  const prepared = await preparedBy(async (connection) => {
    for (const id of ['a', 'b', 'c'])
      expect(await sql`select ${id}::text as id`.execute(connection)).toMatchObject({ rows: [{ id }] });
  });
  expect(prepared).toEqual([['select $1::text as id', 3]]);
});

test('statements without values are sent unprepared, so transactions cost no more than before', async () => {
  const prepared = await preparedBy((connection) =>
    connection.transaction().execute((transaction) => sql`select 1`.execute(transaction)),
  );
  expect(prepared).toEqual([]);
});

test('a text with all columns is not prepared, since a migration may add one', async () => {
  await sql`create table shelf (id int primary key)`.execute(db);
  await sql`insert into shelf values (1)`.execute(db);
  const read = (connection: Database) => sql`select * from shelf where id = ${1}`.execute(connection);
  const prepared = await preparedBy(async (connection) => {
    await read(connection);
    await sql`alter table shelf add column place text`.execute(connection);
    expect((await read(connection)).rows).toEqual([{ id: 1, place: null }]);
  });
  expect(prepared).toEqual([]);
});

test('a long text, as for many rows, is not prepared', async () => {
  const row = sql`(${1}::int)`;
  const rowsOf = (count: number) => sql`values ${sql.join(Array.from({ length: count }, () => row))}`;
  const prepared = await preparedBy(async (connection) => {
    for (const count of [2, 1000]) expect((await rowsOf(count).execute(connection)).rows).toHaveLength(count);
  });
  expect(prepared).toEqual([['values ($1::int), ($2::int)', 1]]);
});

test('a connection prepares a limited number of texts, and still answers others', async () => {
  const prepared = await preparedBy(async (connection) => {
    for (let length = 1; length <= 520; length += 1) {
      const { rows } = await sql`select ${length}::int as ${sql.ref(`n${length}`)}`.execute(connection);
      expect(rows).toEqual([{ [`n${length}`]: length }]);
    }
  });
  expect(prepared).toHaveLength(500);
});

test('after a failed statement it and all others can be executed again', async () => {
  const divide = (connection: Database, by: number) =>
    sql<{ result: number }>`select 6 / ${by}::int as result`.execute(connection);
  await db.connection().execute(async (connection) => {
    await expect(divide(connection, 0)).rejects.toThrow('division by zero');
    expect((await divide(connection, 2)).rows).toEqual([{ result: 3 }]);
    await expect(sql`select ${1}::int from nowhere`.execute(connection)).rejects.toThrow('does not exist');
    await sql`create table nowhere (id int)`.execute(connection);
    expect((await sql`select ${1}::int from nowhere`.execute(connection)).rows).toEqual([]);
  });
});
