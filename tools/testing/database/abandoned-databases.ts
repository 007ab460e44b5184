import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../../../server/src/platform/postgres/operating-system';
import { findRunning } from '../../../server/src/platform/postgres/embedded/postmaster';
import { endPostgres } from '../../../server/src/platform/postgres/embedded/run-postgres';
import { RUN_ROOTS } from './run-root';

/** Prefix of a test run's temporary folders, before its process id and random letters. */
export const FOLDER_MARK = 'colonnade-test-';

export async function removeAbandoned(): Promise<void> {
  for (const root of RUN_ROOTS) {
    for (const name of await readdir(root).catch(() => [])) {
      const pid = Number(/^colonnade-test-(\d+)-/.exec(name)?.[1]);
      if (Number.isInteger(pid) && !isAlive(pid)) await removeRun(join(root, name)).catch(() => undefined);
    }
  }
}

async function removeRun(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (basename(file) !== 'postmaster.pid') continue;
    const running = await findRunning(dirname(join(folder, file)));
    if (running) await endPostgres(running.pid, running.socketFolder);
  }
  await rm(folder, { recursive: true, force: true });
}
