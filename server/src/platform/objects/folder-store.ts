import { randomUUID } from 'node:crypto';
import { access, constants, copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { explainFileError } from './explain-file-error';
import { objectPath } from './object-key';
import type { StreamingStore } from './object-store';
import { syncFolder } from './sync-folder';
import { sweepTemporaries, TEMPORARY_FOLDER } from './temporaries';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Stores objects as files of a folder. Writes are atomic, also across a power failure. */
export function createFolderStore(folder: string): StreamingStore {
  const temporaries = join(folder, TEMPORARY_FOLDER);
  let prepared: Promise<void> | undefined;
  const prepare = () =>
    (prepared ??= makeTemporaries(temporaries).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  const putBy = async (key: string, write: (temporary: string) => Promise<void>): Promise<void> => {
    const path = objectPath(folder, key);
    const temporary = join(temporaries, randomUUID());
    try {
      await prepare();
      await write(temporary);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw explainFileError(`store ${key} in ${folder}`, error);
    }
  };

  return {
    get: (key) => absentAsUndefined(() => readFile(objectPath(folder, key)), `read ${key}`),
    has: async (key) =>
      (await absentAsUndefined(() => access(objectPath(folder, key)).then(() => true), `look for ${key}`)) ?? false,
    remove: async (key) => void (await absentAsUndefined(() => rm(objectPath(folder, key)), `remove ${key}`)),
    put: (key, bytes) => putBy(key, (temporary) => writeDurably(temporary, bytes)),
    putFile: (key, { path }) => putBy(key, (temporary) => copyDurably(path, temporary)),
    // An open file can be read to its end even if it is removed meanwhile.
    read: async (key, { first, last }) => {
      const file = await absentAsUndefined(() => open(objectPath(folder, key), 'r'), `read ${key}`);
      return file?.createReadStream({ start: first, end: last });
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

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  const file = await open(to, 'r+');
  try {
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
