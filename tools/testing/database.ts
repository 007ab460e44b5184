import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { SocketConnection } from '../../server/src/postgres/socket-connection';

/** The environment variable in which the test run hands its PostgreSQL to the test files. */
export const CONNECTION_VARIABLE = 'COLONNADE_TEST_DATABASE';
/** The migrated database every test file gets a copy of. */
export const TEMPLATE_DATABASE = 'template_colonnade';

const OBJECT_IN_USE = '55006';
const ATTEMPTS = 50;
const PAUSE_MS = 50;

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  connection: SocketConnection;
  /** Removes it, cutting what is still connected. */
  drop(): Promise<void>;
}

/** Makes a database for one test file. Throws when the run has no PostgreSQL: the file is in the wrong jest project. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const noted = process.env[CONNECTION_VARIABLE];
  if (noted === undefined) throw new Error('Only tests of the projects "server" and "e2e" have a database.');
  const server = JSON.parse(noted) as SocketConnection;
  const database = `test_${randomBytes(6).toString('hex')}`;
  await copyTemplate(server, database);
  return {
    connection: { ...server, database },
    drop: () => run(server, `drop database if exists ${database} with (force)`),
  };
}

async function copyTemplate(server: SocketConnection, database: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(server, `create database ${database} template ${TEMPLATE_DATABASE}`);
    } catch (error) {
      // The template's own connections, autovacuum for instance, end by themselves.
      if ((error as { code?: string }).code !== OBJECT_IN_USE || attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function run(connection: SocketConnection, query: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
