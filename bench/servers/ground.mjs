import { build } from 'esbuild';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/build/files/folders.mjs';
import { startSite } from './site-server.mjs';

/**
 * A PostgreSQL, a server on it, and the server's own code beside it.
 * @typedef {object} Ground
 * @property {any} code what was asked of the server's sources, and `sql`
 * @property {any} db
 * @property {Record<string, any>} connection where the database is reached
 * @property {string} address the same, as DATABASE_URL names it
 * @property {string} url of the site
 */

/**
 * Gives a bench a database and a server on it, and clears both away.
 * @template Result
 * @param {object} options
 * @param {number} options.port
 * @param {Record<string, string>} [options.env]
 * @param {(shop: any) => object} [options.change] as `startSite` has it
 * @param {readonly string[]} [options.exports] lines that export more of the server's sources
 * @param {(ground: Ground) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function onGround({ port, env, change, exports = [] }, measure) {
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

/** @param {unknown} error */
function fail(error) {
  throw error;
}

/**
 * The server's own code, as it is in the sources.
 * @param {readonly string[]} exports
 * @param {(() => Promise<unknown>)[]} closers
 */
async function loadServerCode(exports, closers) {
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
