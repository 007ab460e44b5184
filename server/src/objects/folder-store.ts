import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { explainFileError } from './explain-file-error';
import { objectPath } from './object-key';
import type { ObjectStore } from './object-store';
import { sweepTemporaries, TEMPORARY_FOLDER } from './temporaries';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
/** What systems answer that cannot open or sync a folder. */
const NO_FOLDER_SYNC = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL']);

/** Keeps objects as files of a folder. A reader sees an object whole or not at all, also after a power failure. */
export function createFolderStore(folder: string): ObjectStore {
  const temporaries = join(folder, TEMPORARY_FOLDER);
  let prepared: Promise<void> | undefined;
  const prepare = () =>
    (prepared ??= makeTemporaries(temporaries).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  return {
    get: (key) => absentAsUndefined(() => readFile(objectPath(folder, key)), `read ${key}`),
    has: async (key) =>
      (await absentAsUndefined(() => access(objectPath(folder, key)).then(() => true), `look for ${key}`)) ?? false,
    remove: async (key) => void (await absentAsUndefined(() => rm(objectPath(folder, key)), `remove ${key}`)),
    put: async (key, bytes) => {
      const path = objectPath(folder, key);
      const temporary = join(temporaries, randomUUID());
      try {
        await prepare();
        await writeDurably(temporary, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw explainFileError(`store ${key} in ${folder}`, error);
      }
    },
  };
}

async function makeTemporaries(temporaries: string): Promise<void> {
  await mkdir(temporaries, { recursive: true });
  await sweepTemporaries(temporaries);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename last; where folders cannot be synced the system does it in its own time. */
async function syncFolder(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    await handle.sync();
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(codeOf(error))) throw error;
  } finally {
    await handle?.close();
  }
}

async function absentAsUndefined<T>(work: () => Promise<T>, what: string): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (ABSENT.has(codeOf(error))) return undefined;
    throw explainFileError(what, error);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
