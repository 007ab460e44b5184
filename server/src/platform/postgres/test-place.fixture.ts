// For the tests in this folder: temporary data folders, and processes that own one.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import pg from 'pg';
import { holdTestRun, testRunFolder } from '../../../../tools/testing/database/database';
import { findRunning, readPostmaster } from './embedded/postmaster';
import { endPostgres } from './embedded/run-postgres';
import { removeSocketFolder } from './embedded/socket-folder';
import type { SocketConnection } from './embedded/socket-connection';
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './embedded/start-embedded';

// A program that owns a data folder until it is killed.
const OWNER = `
  import { holdDataFolder } from './embedded/hold-data-folder';
  import { startEmbedded } from './embedded/start-embedded';
  const dataDir = process.argv[2] ?? '';
  const embedded = await startEmbedded({ dataDir, log: (line) => console.log(line) });
  await holdDataFolder(embedded.connection, { dataDir, pid: process.pid });
  console.log('held');`;

const REPOSITORY = join(__dirname, '..', '..', '..', '..');

export interface TestPlace {
  dataDir: string;
  cluster: string;
  lines: string[];
  /** Puts a complete cluster there, a copy of one that the test run creates once. */
  fill(): Promise<void>;
  start(more?: Partial<EmbeddedOptions>): Promise<EmbeddedPostgres>;
  /** Closes the folder above the data folder to other users, and returns an open one. */
  closeFolder(): Promise<string>;
  clear(): Promise<void>;
}

export async function makeTestPlace(): Promise<TestPlace> {
  // If this run is killed, the next one finds folders of this name.
  const top = await mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`));
  await chmod(top, 0o755);
  const dataDir = join(top, 'above', 'data');
  await mkdir(dirname(dataDir));
  const cluster = join(dataDir, 'postgres');
  const lines: string[] = [];
  const clear = async () => {
    const running = await findRunning(cluster);
    if (running) await endPostgres(running.pid, running.socketFolder);
    await removeSocketFolder((await readPostmaster(cluster))?.socketFolder ?? '');
    await rm(top, { recursive: true, force: true });
  };
  const fill = async () => {
    await mkdir(dataDir, { recursive: true });
    cpSync(await wholeCluster(), cluster, { recursive: true, preserveTimestamps: true });
  };
  const closeFolder = async () => {
    await chmod(dirname(dataDir), 0o700);
    const open = join(top, 'open');
    await mkdir(open, { recursive: true });
    return open;
  };
  return {
    dataDir,
    cluster,
    lines,
    clear,
    fill,
    closeFolder,
    start: (more) => startEmbedded({ dataDir, log: (line) => lines.push(line), ...more }),
  };
}

export async function query(connection: SocketConnection, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(query)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** Runs a process that starts PostgreSQL on a data folder and holds it. Resolves once it has printed `word`. */
export async function runOwner(dataDir: string, word = 'held'): Promise<ChildProcess> {
  const program = await bundleOwner();
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes(word) && resolve());
    child.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });
  return child;
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** The files of a stopped PostgreSQL, created by the first test file of the run, for all of them. */
async function wholeCluster(): Promise<string> {
  const folder = join(testRunFolder(), 'whole');
  await holdTestRun(async () => {
    if (existsSync(folder)) return;
    const unfinished = `${folder}.new`;
    // Removes the rest of a failed attempt.
    await rm(unfinished, { recursive: true, force: true });
    await (await startEmbedded({ dataDir: unfinished, log: () => undefined })).stop();
    await rename(unfinished, folder);
  });
  return join(folder, 'postgres');
}

// Built once for each test file, when first needed.
let bundled: Promise<string> | undefined;
afterAll(async () => {
  if (bundled) await rm(await bundled, { force: true });
});

function bundleOwner(): Promise<string> {
  bundled ??= (async () => {
    const folder = join(REPOSITORY, '.cache', 'postgres-tests');
    await mkdir(folder, { recursive: true });
    const outfile = join(folder, `owner-${process.pid}.mjs`);
    await build({
      stdin: { contents: OWNER, resolveDir: __dirname, loader: 'ts' },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    return outfile;
  })();
  return bundled;
}
