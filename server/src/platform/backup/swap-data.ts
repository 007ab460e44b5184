import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../ignore-missing';
import { syncFolder } from '../objects/sync-folder';
import { PASSWORD_FILE } from '../postgres/embedded/database-password';
import { KEPT_FILES } from './backup-format';

/** Folders below the data folder: a restore in progress, a complete one, one being moved, and the previous data. */
export const RESTORE_FOLDERS = {
  unfinished: 'restoring',
  whole: 'restored',
  moving: 'restored-moving',
  before: 'before-restore',
} as const;

/** Called before each step; tests end there. */
export type OnStep = (step: string) => void;

const ENTRIES = ['postgres', PASSWORD_FILE, 'objects', ...KEPT_FILES] as const;

/** True if a restore is complete but not fully in place. */
export async function isSwapPending(dataDir: string): Promise<boolean> {
  const { whole, moving } = RESTORE_FOLDERS;
  return (await isThere(join(dataDir, whole))) || (await isThere(join(dataDir, moving)));
}

/** Moves the old data aside, then the restored data into place, by renames. An interrupted call can be repeated. */
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
  // Only the log of the PostgreSQL that loaded it is left.
  await rm(at(moving), { recursive: true, force: true });
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(ignoreMissing)) !== undefined;
}
