import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ROOT } from './folders.mjs';
import { sourceFiles } from './source-files.mjs';

/** What every build depends on beside its own sources. */
const COMMON = ['shared-types/src', 'tools/build'];

/**
 * The version of a build, known before it: `<package version>-<8 hex of all it is made from>`.
 * @param {{ folder: string, mode: string, also?: string[] }} build
 */
export async function sourceVersion({ folder, mode, also = [] }) {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const folders = [join(folder, 'src'), ...[...COMMON, ...also].map((path) => join(ROOT, path))];
  const listed = await Promise.all(folders.map((path) => sourceFiles(path)));
  const single = [join(folder, 'package.json'), join(folder, 'webpack.config.js'), join(ROOT, 'package-lock.json')];
  const hash = createHash('sha256').update(mode);
  for (const file of [...new Set([...listed.flat(), ...single])].sort(byName(folder))) {
    hash.update(`\0${nameOf(folder, file)}\0`).update(await readFile(file));
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** The name must not depend on where the repository lies. */
function nameOf(folder, file) {
  return relative(folder, file).split(sep).join('/');
}

function byName(folder) {
  return (a, b) => (nameOf(folder, a) < nameOf(folder, b) ? -1 : 1);
}
