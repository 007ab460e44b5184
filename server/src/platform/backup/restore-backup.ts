import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { explainError } from '../postgres/explain-failure';
import { holdDataFolder } from '../postgres/embedded/hold-data-folder';
import { ownProcessId } from '../postgres/operating-system';
import { isOurs, resetData } from '../postgres/embedded/reset-data';
import { startEmbedded } from '../postgres/embedded/start-embedded';
import { StartError } from '../postgres/start-error';
import { stopAbandoned } from '../postgres/embedded/stop-abandoned';
import { checkBackup, type CheckedBackup } from './check-backup';
import { finishRestore } from './finish-restore';
import { loadBackup } from './load-backup';
import { RESTORE_FOLDERS, swapData, type OnStep } from './swap-data';

export interface RestoreInput {
  readonly file: string;
  readonly dataDir: string;
  /** True to replace existing data, which is kept in a folder beside it. */
  readonly replaces: boolean;
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly onStep?: OnStep;
}

/**
 * Restores a backup into a data folder, whose data stays untouched until the new database is complete. Returns lines
 * about the result. Throws a StartError.
 */
export async function restoreBackup(input: RestoreInput): Promise<string[]> {
  const { dataDir, file, print, signal } = input;
  print(`Checking ${file}`);
  const checked = await checkBackup(file, { signal });
  try {
    return await restoreChecked(input, checked);
  } catch (error) {
    signal?.throwIfAborted();
    throw explainError(error, dataDir);
  }
}

async function restoreChecked(input: RestoreInput, checked: CheckedBackup): Promise<string[]> {
  const { dataDir, file, replaces, print, onStep } = input;
  const { unfinished, whole, before } = RESTORE_FOLDERS;
  const at = (name: string) => join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  await finishRestore(dataDir, print);
  const isEmpty = !(await readdir(dataDir)).some((name) => isOurs(name) && name !== unfinished);
  if (!isEmpty && !replaces)
    throw new StartError(
      `${dataDir} already contains data: set DATA_DIR to an empty folder, or add --replace to put the backup in their place.`,
    );
  await stopAbandoned(dataDir);
  await removePlace(at(unfinished));
  await mkdir(at(unfinished));
  try {
    await load(input, { ...checked, place: at(unfinished) });
  } catch (error) {
    await removePlace(at(unfinished));
    throw error;
  }
  if (!isEmpty) await removePlace(at(before));
  onStep?.(`${unfinished} → ${whole}`);
  await rename(at(unfinished), at(whole));
  // From here on, after a crash, the next start on the folder completes the restore.
  await stopAbandoned(dataDir).catch(async (error: unknown) => {
    // Somebody has started a server meanwhile; the next start must not replace its data.
    await removePlace(at(whole));
    throw error;
  });
  await swapData(dataDir, onStep);
  return [
    `${dataDir} is as it was at ${checked.head.madeAt}, when ${file} was made.`,
    ...(isEmpty ? [] : [`What was there before lies in ${at(before)}: remove it once you do not need it any more.`]),
    ...(checked.head.objects === 'bucket'
      ? ['Artifacts and pictures lay in a bucket: set S3_ENDPOINT and the settings beside it as they were.']
      : []),
  ];
}

/** Removes a data folder inside the data folder, and stops a PostgreSQL that runs on it. */
async function removePlace(place: string): Promise<void> {
  await resetData(place);
  await rm(place, { recursive: true, force: true });
}

async function load(
  { file, print, signal }: RestoreInput,
  { place, ...checked }: CheckedBackup & { readonly place: string },
): Promise<void> {
  print('Restoring');
  const embedded = await startEmbedded({ dataDir: place, log: () => undefined, ...(signal && { signal }) });
  try {
    const { connection } = embedded;
    // Refuses a second restore into the same folder.
    const hold = await holdDataFolder(connection, { dataDir: place, pid: ownProcessId(), patienceMs: 0 });
    await loadBackup({ ...checked, file, connection, dataDir: place, print, ...(signal && { signal }) });
    await hold.release();
  } finally {
    await embedded.stop();
  }
}
