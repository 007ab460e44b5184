import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { SiteDocument } from '../../../shared-types/src/site/site-document';
import { databasePassword } from '../../../server/src/platform/postgres/embedded/database-password';
import { findRunning, type Postmaster } from '../../../server/src/platform/postgres/embedded/postmaster';
import { endPostgres } from '../../../server/src/platform/postgres/embedded/run-postgres';
import { connectionTo } from '../../../server/src/platform/postgres/embedded/start-embedded';
import { FOLDER_MARK } from '../database/abandoned-databases';
import { findLastingPort } from './lasting-port';
import { launchServer, type Ended, type Settings } from './launched-server';

/** The built server as a process of its own, with its embedded PostgreSQL, for proofs that stop and kill them. */
export interface ServerProcess {
  /** Address of the site, without a slash at the end; the same after every start. */
  readonly address: string;
  /** What it is started with; for another start on the same folder. */
  readonly settings: Settings;
  /** Folder of all its local data. */
  readonly dataDir: string;
  /** The id of the process that runs now. */
  pid(): number;
  /** The id of the process that holds the data folder now, no matter who started it. */
  holder(): Promise<number>;
  /** The PostgreSQL that runs now, where one does. */
  postmaster(): Promise<Postmaster | undefined>;
  signal(signal: NodeJS.Signals): void;
  /** How the process that runs now ends. */
  ended(): Promise<Ended>;
  /** Kills the server as a crash would; its PostgreSQL runs on. */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** Asks the database on a connection of its own. */
  query<T extends pg.QueryResultRow>(query: string): Promise<T[]>;
  /** Opens a connection to its database, for anyone who ends it. */
  connect(): Promise<pg.Client>;
  /** Ends everything and removes the files. */
  close(): Promise<void>;
}

/**
 * Starts the built server with this site, on its embedded PostgreSQL unless further settings name another one. Rejects
 * with what it printed where it does not come up.
 */
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
    close: async () => {
      await kill();
      const running = await findRunning(cluster);
      if (running) await endPostgres(running.pid, running.socketFolder);
      await rm(top, { recursive: true, force: true });
    },
  };
}

async function connectionOf(dataDir: string, databaseUrl: string | undefined): Promise<pg.ClientConfig> {
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
