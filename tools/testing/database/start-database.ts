import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { SocketConnection } from '../../../server/src/platform/postgres/embedded/socket-connection';
import { startEmbedded, type EmbeddedPostgres } from '../../../server/src/platform/postgres/embedded/start-embedded';
import { FOLDER_MARK, removeAbandoned } from './abandoned-databases';
import { CONNECTION_VARIABLE, FOLDER_VARIABLE, TEMPLATE_DATABASE } from './database';
import { quickRoot } from './run-root';

const MIGRATE_FILE = join(__dirname, '..', '..', '..', 'server', 'src', 'platform', 'schema', 'migrate.ts');
// A test's data need not survive a power failure.
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Read by `stop-database.ts`. */
export type TestDatabaseGlobals = typeof globalThis & {
  colonnadeTestDatabase?: { embedded: EmbeddedPostgres; dataDir: string };
};

/** Starts the test run's PostgreSQL in a temporary folder, with a migrated template database. */
export default async function startDatabase(): Promise<void> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(await quickRoot(), `${FOLDER_MARK}${process.pid}-`));
  // PostgreSQL may run as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  // Temporary files of tests are removed with it.
  process.env['TMPDIR'] = dataDir;
  const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: SETTINGS });
  (globalThis as TestDatabaseGlobals).colonnadeTestDatabase = { embedded, dataDir };
  stopWithThisProcess(embedded);
  await makeTemplate(embedded.connection);
  process.env[CONNECTION_VARIABLE] = JSON.stringify(embedded.connection);
  process.env[FOLDER_VARIABLE] = dataDir;
}

async function makeTemplate(connection: SocketConnection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  if (!existsSync(MIGRATE_FILE)) return;
  const { migrate } = (await import(MIGRATE_FILE)) as { migrate(connection: SocketConnection): Promise<void> };
  await migrate({ ...connection, database: TEMPLATE_DATABASE });
}

function stopWithThisProcess(embedded: EmbeddedPostgres): void {
  process.once('exit', () => embedded.stopWithoutWaiting());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Stays registered: the same Ctrl-C can arrive twice, and must not end the process early.
    process.on(signal, () => {
      embedded.stopWithoutWaiting();
      process.exit(130);
    });
  }
}
