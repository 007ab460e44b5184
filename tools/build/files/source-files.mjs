import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const NOT_BUILT = /(?:\.(?:test|fixture|cases)\.tsx?|\.test-d\.ts|\.test\.mjs|\.example\.tsx|\.md)$/;
const NOT_BUILT_FOLDERS = new Set(['node_modules', 'dist', 'fixtures']);

/** @param {string} folder @returns {Promise<string[]>} */
export async function sourceFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]));
  const lists = await Promise.all(entries.map((entry) => filesOf(folder, entry)));
  return lists.flat().sort();
}

async function filesOf(folder, entry) {
  const path = join(folder, entry.name);
  if (entry.isDirectory()) return NOT_BUILT_FOLDERS.has(entry.name) ? [] : sourceFiles(path);
  return NOT_BUILT.test(entry.name) ? [] : [path];
}

/** @template T @param {T} fallback */
function ifMissing(fallback) {
  return (error) => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}
