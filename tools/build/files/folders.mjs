import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = resolve(fileURLToPath(new URL('../../../', import.meta.url)));

/** The size budgets of the whole product; its `package.json` names them, for the build. */
export const BUDGETS_FILE = resolve(ROOT, 'tools/budgets.json');

/** What builds remember between runs; safe to delete. */
export const CACHE = resolve(ROOT, '.cache');

/**
 * The folder of a package.
 * @param {string} name
 */
export function packageFolder(name) {
  return resolve(ROOT, name);
}
