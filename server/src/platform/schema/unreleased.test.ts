import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { makeBackup } from '../backup/make-backup';
import { readConfig } from '../environment/env';
import { StartError } from '../postgres/start-error';
import { createServer } from '../../main/server';
import { MIGRATION_NAMES } from './migrate';
import { isUnreleased } from './unreleased';

const ROOT = join(__dirname, '..', '..', '..', '..');
const MESSAGE =
  'The database was made by an unreleased build of Colonnade, from before version 0.2.0, whose data cannot be used any more: ' +
  'run "npm run reset" to remove the development data, or start with another DATA_DIR, or with another database in DATABASE_URL.';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'colonnade-unreleased-'));
  database = await createTestDatabase('template0');
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query('create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
  await client.query(`insert into kysely_migration values ('0001-ground', 'x'), ('0054-sample-sites', 'x')`);
  await client.end();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a server does not start on the database of an unreleased build, and says what to do', async () => {
  const config = { ...readConfig({ DATA_DIR: dataDir }, ROOT), logLevel: 'silent' as const };
  const error = await refusal(createServer(config, database.connection));
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toBe(MESSAGE);
});

test('its data is not backed up, as no version could restore it', async () => {
  const file = join(dataDir, 'monday.tar.gz');
  const { connection } = database;
  const error = await refusal(makeBackup({ connection, dataDir, hasBucket: false, file, print: () => undefined }));
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toBe(MESSAGE);
});

test('only numbered migrations are unreleased', () => {
  expect(['0001-ground', ...MIGRATION_NAMES, '2027-01-15-order-tags'].filter(isUnreleased)).toEqual(['0001-ground']);
});
