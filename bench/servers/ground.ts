import { build } from 'esbuild';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/build/files/folders.mjs';
import { startSite } from './site-server.ts';

/** A PostgreSQL, a server on it, and the server's own code beside it. */
export interface Ground {
  /** What was asked of the server's sources, and `sql`. */
  code: any;
  db: any;
  /** Where the database is reached. */
  connection: Record<string, any>;
  /** The same, as DATABASE_URL names it. */
  address: string;
  /** Of the site. */
  url: string;
}

/**
 * Gives a bench a database and a server on it, and clears both away.
 *
 * @param options.change as `startSite` has it
 * @param options.exports lines that export more of the server's sources
 */
export async function onGround<Result>(
  {
    port,
    env,
    change,
    exports = [],
  }: { port: number; env?: Record<string, string>; change?: (shop: any) => object; exports?: readonly string[] },
  measure: (ground: Ground) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'colonnade-bench-'));
  const closers = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const code = await loadServerCode(exports, closers);
    const { signal } = new AbortController();
    const kept = await code.keepEmbedded({ dataDir, log: () => undefined, signal, pid: process.pid, onLost: fail });
    closers.push(() => kept.stop());
    const { host, port: socket, database, user } = kept.connection;
    const query = new URLSearchParams({ host, port: String(socket) });
    const address = `postgresql://${user}@localhost/${database}?${query}`;
    const site = await startSite({ port, env: { ...env, DATABASE_URL: address }, ...(change ? { change } : {}) });
    closers.push(() => site.stop());
    const db = code.openDatabase(kept.connection, fail);
    closers.push(() => db.destroy());
    return await measure({ code, db, connection: kept.connection, address, url: site.url });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

function fail(error: unknown) {
  throw error;
}

/** The server's own code, as it is in the sources. */
async function loadServerCode(exports: readonly string[], closers: (() => Promise<unknown>)[]) {
  // Where Node finds the packages it leaves outside.
  const folder = join(ROOT, 'node_modules', '.cache');
  const outfile = join(folder, `bench-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  closers.push(() => rm(outfile, { force: true }));
  const contents = [
    `export { sql } from 'kysely';`,
    `export { keepEmbedded } from './server/src/platform/postgres/embedded/keep-embedded';`,
    `export { openDatabase } from './server/src/platform/schema/database';`,
    ...exports,
  ].join('\n');
  await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
  });
  return import(outfile);
}
