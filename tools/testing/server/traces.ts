import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../../server/src/platform/postgres/operating-system';
import type { ServerProcess } from './server-process';

export interface Traces {
  readonly pids: readonly number[];
  readonly paths: readonly string[];
}

export async function tracesOf(server: ServerProcess): Promise<Traces> {
  const postgres = await server.postmaster();
  if (!postgres) throw new Error('There is no PostgreSQL.');
  return {
    pids: [await server.holder(), postgres.pid],
    paths: [join(server.dataDir, 'postgres', 'postmaster.pid'), postgres.socketFolder],
  };
}

export async function remaining({ pids, paths }: Traces): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => stat(path).then(() => [path], ignoreMissing)));
  return [...pids.filter(isAlive).map((pid) => `process ${pid}`), ...found.flat()];
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
