import { build } from 'esbuild';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { sql } from 'kysely';
import type { keepEmbedded } from '../../server/src/platform/postgres/embedded/keep-embedded';
import type { SocketConnection } from '../../server/src/platform/postgres/embedded/socket-connection';
import type { Database, openDatabase } from '../../server/src/platform/schema/database';
import { ROOT } from '../../tools/build/files/folders.mjs';
import { addressOf } from '../../tools/testing/database/database-address.ts';
import { startSite, type ChangeSample } from './site-server.ts';

/** Server sources for every bench. */
interface ServerCode {
  readonly sql: typeof sql;
  readonly keepEmbedded: typeof keepEmbedded;
  readonly openDatabase: typeof openDatabase;
}

/** A PostgreSQL, a server on it, and the server's own code beside it. */
export interface Ground<Exports = unknown> {
  code: ServerCode & Exports;
  db: Database;
  connection: SocketConnection;
  address: string;
  url: string;
}

/** Runs a bench with a database and a server on it. `exports` are lines that export more of the server's sources. */
export async function onGround<Result, Exports = unknown>(
  {
    port,
    env,
    change,
    exports = [],
  }: { port: number; env?: Record<string, string>; change?: ChangeSample; exports?: readonly string[] },
  measure: (ground: Ground<Exports>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'colonnade-bench-'));
  const closers = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const code: ServerCode & Exports = await loadServerCode(exports, closers);
    const { signal } = new AbortController();
    const kept = await code.keepEmbedded({ dataDir, log: () => undefined, signal, pid: process.pid, onLost: fail });
    closers.push(() => kept.stop());
    const address = addressOf(kept.connection);
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

async function loadServerCode(exports: readonly string[], closers: (() => Promise<unknown>)[]) {
  // From here Node resolves external packages.
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
