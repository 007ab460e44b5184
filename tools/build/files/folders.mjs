import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(new URL('../../../', import.meta.url)));

/** The size budgets of the product; its `package.json` names them for the build. */
export const BUDGETS_FILE = resolve(ROOT, 'tools/budgets.json');

/** Caches between builds; safe to delete. */
export const CACHE = resolve(ROOT, '.cache');

/** @param {string} name */
export function packageFolder(name) {
  return resolve(ROOT, name);
}
