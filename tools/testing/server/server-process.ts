import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { SiteDocument } from '../../../shared-types/src/site/site-document';
import { databasePassword } from '../../../server/src/platform/postgres/embedded/database-password';
import { findRunning, type Postmaster } from '../../../server/src/platform/postgres/embedded/postmaster';
import { endPostgres } from '../../../server/src/platform/postgres/embedded/run-postgres';
import { connectionTo } from '../../../server/src/platform/postgres/embedded/start-embedded';
import { openDatabase, type ConnectionConfig, type Database } from '../../../server/src/platform/schema/database';
import { FOLDER_MARK } from '../database/abandoned-databases';
import { findLastingPort } from './lasting-port';
import { launchServer, type Ended, type Settings } from './launched-server';

/** The built server in its own process, with its embedded PostgreSQL, for tests that stop or kill them. */
export interface ServerProcess {
  /** Address of the site without a slash at the end; the same after every start. */
  readonly address: string;
  /** Settings of its start, to start another on the same folder. */
  readonly settings: Settings;
  readonly dataDir: string;
  pid(): number;
  /** Id of the process that holds the data folder, whoever started it. */
  holder(): Promise<number>;
  postmaster(): Promise<Postmaster | undefined>;
  signal(signal: NodeJS.Signals): void;
  ended(): Promise<Ended>;
  /** Kills the server as a crash would; its PostgreSQL keeps running. */
  kill(): Promise<void>;
  start(): Promise<void>;
  query<T extends pg.QueryResultRow>(query: string): Promise<T[]>;
  connect(): Promise<pg.Client>;
  /** The caller destroys it. */
  openDatabase(): Promise<Database>;
  close(): Promise<void>;
}

/** Starts the built server with this site, on its embedded PostgreSQL by default. Rejects with its output. */
export async function openServerProcess(document: SiteDocument, more: Settings = {}): Promise<ServerProcess> {
  const top = await mkdtemp(join(tmpdir(), `${FOLDER_MARK}${process.pid}-`));
  // PostgreSQL may run as another user, who must be able to enter.
  await chmod(top, 0o755);
  const [dataDir, samplesDir] = [join(top, 'data'), join(top, 'samples')];
  await mkdir(join(samplesDir, 'shop', 'pictures'), { recursive: true });
  await writeFile(join(samplesDir, 'shop', 'site.json'), JSON.stringify(document));
  const cluster = join(dataDir, 'postgres');
  const port = await findLastingPort();
  const settings: Settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SAMPLES_DIR: samplesDir,
    RENDITIONS: 'on-demand',
    ...more,
  };
  let server = launchServer(settings);
  const address = await server.ready;
  const kill = async () => {
    server.signal('SIGKILL');
    await server.ended;
  };
  return {
    address,
    settings,
    dataDir,
    pid: () => server.pid,
    holder: () => holderOf(dataDir),
    postmaster: () => findRunning(cluster),
    signal: (signal) => server.signal(signal),
    ended: () => server.ended,
    kill,
    start: async () => {
      server = launchServer(settings);
      await server.ready;
    },
    query: async (query) => runQuery(await connectionOf(dataDir, settings['DATABASE_URL']), query),
    connect: async () => connect(await connectionOf(dataDir, settings['DATABASE_URL'])),
    openDatabase: async () => openDatabase(await connectionOf(dataDir, settings['DATABASE_URL']), () => undefined),
    close: async () => {
      await kill();
      const running = await findRunning(cluster);
      if (running) await endPostgres(running.pid, running.socketFolder);
      await rm(top, { recursive: true, force: true });
    },
  };
}

async function connectionOf(dataDir: string, databaseUrl: string | undefined): Promise<ConnectionConfig> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl };
  const running = await findRunning(join(dataDir, 'postgres'));
  if (!running) throw new Error('There is no PostgreSQL to ask.');
  return connectionTo({ ...running, password: await databasePassword(dataDir) });
}

async function holderOf(dataDir: string): Promise<number> {
  const named = `select application_name as name from pg_stat_activity where application_name like 'colonnade %'`;
  const [row] = await runQuery<{ name: string }>(await connectionOf(dataDir, undefined), named);
  return Number(row?.name.replace('colonnade ', ''));
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}

async function runQuery<T extends pg.QueryResultRow>(connection: pg.ClientConfig, query: string): Promise<T[]> {
  const client = await connect(connection);
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}
