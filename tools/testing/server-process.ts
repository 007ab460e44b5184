import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { SiteDocument } from '../../shared-types/src/site/site-document';
import { findRunning } from '../../server/src/postgres/postmaster';
import { endPostgres } from '../../server/src/postgres/run-postgres';
import { connectionTo } from '../../server/src/postgres/start-embedded';
import { FOLDER_MARK } from './abandoned-databases';

const ROOT = join(__dirname, '..', '..');
const MAIN = join(ROOT, 'server', 'dist', 'main.js');
const READY = /^ready (http:\S+)$/m;

/** The built server as a process of its own, with its embedded PostgreSQL, for proofs that kill them. */
export interface ServerProcess {
  /** Address of the site, without a slash at the end; the same after every start. */
  readonly address: string;
  /** The id of the process that runs now. */
  pid(): number;
  /** The id of the PostgreSQL that runs now; 0 where none does. */
  postmaster(): Promise<number>;
  /** Kills the server as a crash would; its PostgreSQL runs on. */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** Asks the database on a connection of its own. */
  ask<T extends pg.QueryResultRow>(query: string): Promise<T[]>;
  /** Ends everything and removes the files. */
  close(): Promise<void>;
}

/** Starts the built server with this site. Rejects with what it printed where it does not come up. */
export async function openServerProcess(document: SiteDocument): Promise<ServerProcess> {
  const top = await mkdtemp(join(tmpdir(), `${FOLDER_MARK}${process.pid}-`));
  // PostgreSQL may run as another user, who must be able to enter.
  await chmod(top, 0o755);
  const [dataDir, samplesDir] = [join(top, 'data'), join(top, 'samples')];
  await mkdir(join(samplesDir, 'shop', 'pictures'), { recursive: true });
  await writeFile(join(samplesDir, 'shop', 'site.json'), JSON.stringify(document));
  const cluster = join(dataDir, 'postgres');
  let { child, address } = await launch({ PORT: '0', DATA_DIR: dataDir, SAMPLES_DIR: samplesDir });
  const env = { PORT: new URL(address).port, DATA_DIR: dataDir, SAMPLES_DIR: samplesDir };
  const kill = () => end(child, 'SIGKILL');
  return {
    address,
    pid: () => child.pid ?? 0,
    postmaster: async () => (await findRunning(cluster))?.pid ?? 0,
    kill,
    start: async () => {
      ({ child, address } = await launch(env));
    },
    ask: (query) => ask(cluster, query),
    close: async () => {
      await kill();
      const running = await findRunning(cluster);
      if (running) await endPostgres(running.pid, running.socketFolder);
      await rm(top, { recursive: true, force: true });
    },
  };
}

async function launch(env: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      said += text;
      const ready = READY.exec(said)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  return { child, address };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function ask<T extends pg.QueryResultRow>(cluster: string, query: string): Promise<T[]> {
  const running = await findRunning(cluster);
  if (!running) throw new Error('There is no PostgreSQL to ask.');
  const client = new pg.Client(connectionTo(running));
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}
