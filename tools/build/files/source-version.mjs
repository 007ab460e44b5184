import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contractFolder, lockOf, projectRoot } from './project.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * The version of a build, known before it: `<package version>-<8 hex digits of all its inputs>`.
 * @param {{ folder: string, mode: string, also?: string[] }} build `also` are more input folders of its project
 */
export async function sourceVersion({ folder, mode, also = [] }) {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const root = projectRoot(folder);
  const common = [contractFolder(folder), join(import.meta.dirname, '..'), ...also.map((path) => join(root, path))];
  const folders = [join(folder, 'src'), ...common];
  const listed = await Promise.all(folders.map((path) => sourceFiles(path)));
  const own = ['package.json', 'webpack.config.js'].map((name) => join(folder, name));
  const single = [...own, lockOf(root)].filter((path) => path !== undefined && existsSync(path));
  const hash = createHash('sha256').update(mode);
  for (const file of [...new Set([...listed.flat(), ...single])].sort(byName(folder))) {
    hash.update(`\0${nameOf(folder, file)}\0`).update(await readFile(file));
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Independent of where the project is. */
function nameOf(folder, file) {
  return relative(folder, file).split(sep).join('/');
}

function byName(folder) {
  return (a, b) => (nameOf(folder, a) < nameOf(folder, b) ? -1 : 1);
}
