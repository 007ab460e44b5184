import { hash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** @param {string} folder @returns {Promise<Record<string, import('shared-types/manifest').ManifestFile>>} */
export async function packageFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const rows = paths.sort().map(async (path) => [path.split(sep).join('/'), await describe(join(folder, path))]);
  return Object.fromEntries(await Promise.all(rows));
}

async function describe(path) {
  const content = await readFile(path);
  return { bytes: content.length, integrity: `sha384-${hash('sha384', content, 'base64')}` };
}
