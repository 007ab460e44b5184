import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/testing/database/database';
import { openDatabase, type ConnectionConfig } from '../database';
import { LATER_MIGRATIONS } from '../later-migrations.fixture';
import { hasNewestSchema, migrate, MIGRATIONS, namesOf, type MigrationList } from '../migrate';

/** These rows stay when their site is deleted. An answer loses its site; the others are deleted after a day. */
const OUTLIVE_THEIR_SITE = ['cart_write', 'stock_write', 'survey_answer'];

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase('template0');
  client = new pg.Client(database.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function migrateRows(connection: ConnectionConfig, migrations: MigrationList): Promise<void> {
  for (const last of namesOf(migrations)) {
    await migrate(connection, { last, migrations });
    const [month = ''] = /^\d{4}-\d{2}/.exec(last) ?? [];
    const file = join(__dirname, month, `${last}.rows.sql`);
    if (existsSync(file)) await client.query(await readFile(file, 'utf8'));
  }
}

async function emptyTables(condition = 'true'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not like 'kysely%' and ${condition} order by relname`,
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    if (rowCount === 0) empty.push(name);
  }
  return empty;
}

test('rows of every migration become rows of the newest schema, and every table has one', async () => {
  await migrateRows(database.connection, MIGRATIONS);
  expect(await emptyTables()).toEqual([]);
  const db = openDatabase(database.connection, () => undefined);
  expect(await hasNewestSchema(db)).toBe(true);
  await db.destroy();
});

test('a table of a later migration without an example row is named', async () => {
  await migrateRows(database.connection, LATER_MIGRATIONS);
  expect(await emptyTables()).toEqual(['note']);
});

test('deleting a site deletes its rows in every table', async () => {
  await migrateRows(database.connection, MIGRATIONS);
  await client.query('delete from site');
  const HAS_SITE = `exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'site_id')`;
  const { rows } = await client.query<{ count: string }>(`select count(*)::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${HAS_SITE}`);
  expect(await emptyTables(HAS_SITE)).toHaveLength(Number(rows[0]?.count) - OUTLIVE_THEIR_SITE.length);
  expect(await emptyTables(`relname = any('{${OUTLIVE_THEIR_SITE.join()}}')`)).toEqual([]);
});
