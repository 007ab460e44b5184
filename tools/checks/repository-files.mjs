// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file that is or would be committed; without git, every file that `.gitignore` does not exclude.
 * @param {string} root the repository
 * @returns {string[]} paths from the root, sorted
 */
export function repositoryFiles(root) {
  const files = listedByGit(root) ?? filesBelow(root, '', ignoredIn(root));
  return files.filter((file) => existsSync(join(root, file))).sort();
}

/** @param {string} root */
function listedByGit(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    // An archive may have been unpacked inside another repository that ignores it.
    return listed === '' ? undefined : listed.split('\0').filter((file) => file !== '');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} folder from the root, empty or with a slash at its end
 * @param {(name: string, isFolder: boolean) => boolean} isIgnored
 * @returns {string[]}
 */
function filesBelow(root, folder, isIgnored) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const kept = entries.filter((entry) => !isIgnored(entry.name, entry.isDirectory()));
  return kept.flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, `${path}/`, isIgnored) : [path];
  });
}

/** Reads the names and endings of `.gitignore`; a trailing slash means folders only. @param {string} root */
function ignoredIn(root) {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return (/** @type {string} */ name, /** @type {boolean} */ isFolder) =>
    name === '.git' || patterns.some((pattern) => isNamed(pattern, name, isFolder));
}

/** @param {string} pattern @param {string} name @param {boolean} isFolder */
function isNamed(pattern, name, isFolder) {
  if (pattern.endsWith('/')) return isFolder && name === pattern.slice(0, -1);
  return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
}
