import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileError } from './explain-file-error';
import { TEMPORARY_FOLDER } from './temporaries';

/** Sorted keys of all objects in a folder; empty without the folder. Leaves out temporary files. */
export async function listObjects(folder: string): Promise<string[]> {
  return (await keysIn(folder, '')).sort();
}

async function keysIn(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // The folder was removed meanwhile.
    if (error.code === 'ENOENT') return [];
    throw explainFileError(`look through ${join(folder, prefix)}`, error);
  });
  const keys: string[] = [];
  for (const { name, isFolder } of entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))) {
    if (prefix === '' && name === TEMPORARY_FOLDER) continue;
    const key = prefix === '' ? name : `${prefix}/${name}`;
    keys.push(...(isFolder ? await keysIn(folder, key) : [key]));
  }
  return keys;
}
