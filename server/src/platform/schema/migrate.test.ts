import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { StartError } from '../postgres/start-error';
import { openDatabase, type Database } from './database';
import { LATER_MIGRATIONS } from './later-migrations.fixture';
import { hasNewestSchema, migrate, MIGRATIONS, namesOf } from './migrate';

let empty: TestDatabase;
let db: Database;
beforeEach(async () => {
  empty = await createTestDatabase('template0');
  db = openDatabase(empty.connection, () => undefined);
});
afterEach(async () => {
  await db.destroy();
  await empty.drop();
});

const doneNames = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
};

test('recognizes an empty database, an earlier schema and the newest, and refuses a later version', async () => {
  const migrations = LATER_MIGRATIONS;
  expect(await hasNewestSchema(db)).toBe(false);
  await migrate(empty.connection, { last: '2999-01-01-note', migrations });
  expect(await hasNewestSchema(db, migrations)).toBe(false);
  await migrate(empty.connection, { migrations });
  expect(await hasNewestSchema(db, migrations)).toBe(true);
  expect(await hasNewestSchema(db)).toBe(false);
  const refusal: unknown = await migrate(empty.connection).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain(
    'a later version of Colonnade, which has changed its tables (2999-02-01-note-author): start that version',
  );
});

test('a migration finished later than one with a higher name still runs', async () => {
  const { '2999-01-02-note-text': _, ...migrations } = LATER_MIGRATIONS;
  await migrate(empty.connection, { migrations });
  await migrate(empty.connection, { migrations: LATER_MIGRATIONS });
  expect(await hasNewestSchema(db, LATER_MIGRATIONS)).toBe(true);
});

test('a failed migration leaves the schema unchanged', async () => {
  const { '2999-01-01-note': _, ...migrations } = LATER_MIGRATIONS;
  await expect(migrate(empty.connection, { migrations })).rejects.toThrow('relation "note" does not exist');
  expect(await doneNames()).toEqual([]);
  await migrate(empty.connection);
  expect((await doneNames()).toSorted()).toEqual(namesOf(MIGRATIONS));
});

test('reports other errors of the database', async () => {
  await migrate(empty.connection);
  await sql`alter table kysely_migration rename column name to called`.execute(db);
  await expect(hasNewestSchema(db)).rejects.toThrow('column "name" does not exist');
});
