import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { SocketConnection } from '../../../server/src/platform/postgres/embedded/socket-connection';

/** The environment variable in which the test run hands its PostgreSQL to the test files. */
export const CONNECTION_VARIABLE = 'COLONNADE_TEST_DATABASE';
/** The environment variable with the folder of the test run; it goes when the run ends. */
export const FOLDER_VARIABLE = 'COLONNADE_TEST_FOLDER';
/** The migrated database every test file gets a copy of. */
export const TEMPLATE_DATABASE = 'template_colonnade';

const OBJECT_IN_USE = '55006';
const ATTEMPTS = 50;
const PAUSE_MS = 50;
// Any number, the same for all test files.
const RUN_LOCK = 20_260_101;

/** A migrated database of one test file. */
export interface TestDatabase {
  connection: SocketConnection;
  /** Removes it, cutting what is still connected. */
  drop(): Promise<void>;
}

/** Makes a database for one test file: empty, or a copy of the template. Throws when the run has no PostgreSQL: the file is in the wrong jest project. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  const connection = await createDatabaseFrom({ template, database });
  return { connection, drop: () => dropDatabase(database) };
}

/** Removes a database, cutting what is still connected. */
export async function dropDatabase(database: string): Promise<void> {
  await run(`drop database if exists ${database} with (force)`);
}

/** Makes a database of that name, which lasts as long as the test run. */
export async function createDatabaseFrom({
  template = TEMPLATE_DATABASE,
  database,
}: {
  readonly template?: string;
  readonly database: string;
}): Promise<SocketConnection> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // File by file: the log of all that is in it would take twice as long.
      await run(`create database ${database} template ${template} strategy file_copy`);
      return { ...runConnection(), database };
    } catch (error) {
      // The template's own connections, autovacuum for instance, end by themselves.
      if ((error as { code?: string }).code !== OBJECT_IN_USE || attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** The folder of the test run. */
export function testRunFolder(): string {
  return noted(FOLDER_VARIABLE);
}

/** Does the work while no other test file does such work. */
export async function holdTestRun(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(runConnection());
  await client.connect();
  try {
    // The lock goes with the connection.
    await client.query('select pg_advisory_lock($1)', [RUN_LOCK]);
    await work();
  } finally {
    await client.end();
  }
}

function runConnection(): SocketConnection {
  return JSON.parse(noted(CONNECTION_VARIABLE)) as SocketConnection;
}

function noted(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error('Only tests of the projects "server" and "e2e" have a database.');
  return value;
}

/** Databases are made and removed by one connection of a process: each costs PostgreSQL a process, and a test file asks thrice. */
let admin: pg.Pool | undefined;

async function run(query: string): Promise<void> {
  admin ??= openAdmin();
  await admin.query(query);
}

function openAdmin(): pg.Pool {
  const pool = new pg.Pool({ ...runConnection(), max: 1, allowExitOnIdle: true });
  // Where the files of a run share the process that ends its PostgreSQL, this connection is cut while it waits.
  pool.on('error', () => undefined);
  return pool;
}
