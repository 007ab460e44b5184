import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { explainFileError } from './explain-file-error';
import { objectPath } from './object-key';
import type { ObjectStore } from './object-store';
import { syncFolder } from './sync-folder';
import { sweepTemporaries, TEMPORARY_FOLDER } from './temporaries';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

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
