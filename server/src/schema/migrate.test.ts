import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../tools/testing/database';
import { StartError } from '../postgres/start-error';
import { openDatabase, type Database } from './database';
import { hasNewestSchema, migrate, MIGRATION_NAMES } from './migrate';

let empty: TestDatabase;
let db: Database;
beforeAll(async () => {
  empty = await createTestDatabase('template0');
  db = openDatabase(empty.connection, () => undefined);
});
afterAll(async () => {
  await db.destroy();
  await empty.drop();
});

test('knows an empty database, one of before and the newest, and one of a newer program', async () => {
  expect(await hasNewestSchema(db)).toBe(false);
  await migrate(empty.connection, MIGRATION_NAMES.at(-2));
  expect(await hasNewestSchema(db)).toBe(false);
  await migrate(empty.connection);
  expect(await hasNewestSchema(db)).toBe(true);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(db);
  expect(await hasNewestSchema(db)).toBe(false);
  const refusal: unknown = await migrate(empty.connection).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain(
    'a later version of Colonnade, which has changed its tables (9999-later): start that version',
  );
});

test('says what else is wrong with the database', async () => {
  await sql`alter table kysely_migration rename column name to called`.execute(db);
  await expect(hasNewestSchema(db)).rejects.toThrow('column "name" does not exist');
});
