// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** A project's root contains one of these, be it one package or many. */
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** Default budgets of other teams' remotes. */
export const USUAL_BUDGETS = join(import.meta.dirname, '..', 'outside-budgets.json');

/**
 * The nearest folder with a lock file, from the package upwards; the package itself if there is none.
 * @param {string} folder the package
 * @returns {string}
 */
export function projectRoot(folder) {
  return foldersAbove(folder).find((one) => lockOf(one)) ?? folder;
}

/** A project's caches between builds; safe to delete. @param {string} folder the package */
export function projectCache(folder) {
  return join(projectRoot(folder), '.cache');
}

/** The lock file in a folder. @param {string} root */
export function lockOf(root) {
  return LOCKS.map((name) => join(root, name)).find((path) => existsSync(path));
}

/** The contract's sources that a package has installed. @param {string} folder the package @returns {string} */
export function contractFolder(folder) {
  try {
    return dirname(createRequire(join(folder, 'package.json')).resolve('shared-types/remote'));
  } catch (error) {
    throw new Error('The contract is not installed: add the package shared-types to the dependencies.', {
      cause: error,
    });
  }
}

/**
 * The budgets of a package: `colonnade.budgets` in its own or its project's `package.json`, or the defaults.
 * @param {string} folder the package
 * @returns {Promise<string>} the file
 */
export async function budgetsFile(folder) {
  for (const one of new Set([folder, projectRoot(folder)])) {
    const { colonnade } = JSON.parse(await readFile(join(one, 'package.json'), 'utf8').catch(() => '{}'));
    if (colonnade?.budgets) return resolve(one, colonnade.budgets);
  }
  return USUAL_BUDGETS;
}

/** @param {string} folder @returns {string[]} */
function foldersAbove(folder) {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
