import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { SocketConnection } from '../../../server/src/platform/postgres/embedded/socket-connection';

/** Environment variable with the connection to the test run's PostgreSQL. */
export const CONNECTION_VARIABLE = 'COLONNADE_TEST_DATABASE';
/** Environment variable with the test run's folder, which is removed at the end. */
export const FOLDER_VARIABLE = 'COLONNADE_TEST_FOLDER';
/** The migrated database that every test file copies. */
export const TEMPLATE_DATABASE = 'template_colonnade';

const OBJECT_IN_USE = '55006';
const ATTEMPTS = 50;
const PAUSE_MS = 50;
// An arbitrary number, the same for all test files.
const RUN_LOCK = 20_260_101;

export interface TestDatabase {
  connection: SocketConnection;
  drop(): Promise<void>;
}

/** Creates a database for one test file: empty, or a copy of the template. Throws without PostgreSQL. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  const connection = await createDatabaseFrom({ template, database });
  return { connection, drop: () => dropDatabase(database) };
}

export async function dropDatabase(database: string): Promise<void> {
  await run(`drop database if exists ${database} with (force)`);
}

export async function createDatabaseFrom({
  template = TEMPLATE_DATABASE,
  database,
}: {
  readonly template?: string;
  readonly database: string;
}): Promise<SocketConnection> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Copies files; logging their content would take twice as long.
      await run(`create database ${database} template ${template} strategy file_copy`);
      return { ...runConnection(), database };
    } catch (error) {
      // The template's own connections, for example of autovacuum, end soon.
      if ((error as { code?: string }).code !== OBJECT_IN_USE || attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

export function testRunFolder(): string {
  return noted(FOLDER_VARIABLE);
}

/** Runs work that no other test file may do at the same time. */
export async function holdTestRun(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(runConnection());
  await client.connect();
  try {
    // The lock ends with the connection.
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

/** One connection per process creates and drops databases, since each connection costs PostgreSQL a process. */
let admin: pg.Pool | undefined;

async function run(query: string): Promise<void> {
  admin ??= openAdmin();
  await admin.query(query);
}

function openAdmin(): pg.Pool {
  const pool = new pg.Pool({ ...runConnection(), max: 1, allowExitOnIdle: true });
  // If test files and PostgreSQL's end share a process, this idle connection is closed.
  pool.on('error', () => undefined);
  return pool;
}
