import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../ignore-missing';
import { syncFolder } from '../objects/sync-folder';
import { PASSWORD_FILE } from '../postgres/embedded/database-password';
import { KEPT_FILES } from './backup-format';

/** Below a data folder: what is being restored, what is restored whole, the same on its way to its place, and what was there before. */
export const RESTORE_FOLDERS = {
  unfinished: 'restoring',
  whole: 'restored',
  moving: 'restored-moving',
  before: 'before-restore',
} as const;

/** Is told each step before it is done; for tests that end there. */
export type OnStep = (step: string) => void;

/** What a restore puts into place. */
const ENTRIES = ['postgres', PASSWORD_FILE, 'objects', ...KEPT_FILES] as const;

/** True where a restore is whole and not all of it in its place. */
export async function isSwapPending(dataDir: string): Promise<boolean> {
  const { whole, moving } = RESTORE_FOLDERS;
  return (await isThere(join(dataDir, whole))) || (await isThere(join(dataDir, moving)));
}

/**
 * Puts what is restored whole in its place, and what was there beside it. Each step is a rename: ended anywhere, the next
 * call goes on. First all that is old goes, then all that is new comes, so no step has to be guessed.
 */
export async function swapData(dataDir: string, onStep: OnStep = () => undefined): Promise<void> {
  const { whole, moving, before } = RESTORE_FOLDERS;
  const at = (...names: string[]) => join(dataDir, ...names);
  const move = async (from: string, to: string) => {
    onStep(`${from} → ${to}`);
    await rename(at(from), at(to));
  };
  if (await isThere(at(whole))) {
    for (const name of ENTRIES) {
      if (!(await isThere(at(name)))) continue;
      await mkdir(at(before), { recursive: true });
      await move(name, join(before, name));
    }
    await move(whole, moving);
    await syncFolder(dataDir);
  }
  for (const name of ENTRIES) if (await isThere(at(moving, name))) await move(join(moving, name), name);
  await syncFolder(dataDir);
  onStep(`remove ${moving}`);
  // The log of the PostgreSQL that loaded it.
  await rm(at(moving), { recursive: true, force: true });
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(ignoreMissing)) !== undefined;
}
