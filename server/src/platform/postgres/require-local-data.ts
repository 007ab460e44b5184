import { readdir } from 'node:fs/promises';
import { StartError } from './start-error';

/** Throws a StartError if a data folder holds no database and no restore in progress: commands create none. */
export async function requireLocalData(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  if (names.some((name) => name === 'postgres' || name.startsWith('restored'))) return;
  throw new StartError(
    `There is no local data in ${dataDir}: start Colonnade first, or set DATA_DIR to the folder that its server has.`,
  );
}
