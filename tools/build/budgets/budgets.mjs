import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { USUAL_BUDGETS, budgetsFile } from '../files/project.mjs';
import { isOfProduct } from '../manifests/remote-name.mjs';
import { isWeighed } from './size-rows.mjs';

/** A table of budgets with their reasons. @param {string} file @returns {Promise<import('./size-rows.mjs').Budgets>} */
export async function readBudgets(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * The budgets of a package: its own table first, then the default one for other teams' remotes.
 * @param {string} name
 * @param {string} folder the package
 * @returns {Promise<{ file: string, budgets: import('./size-rows.mjs').Budgets }>} with the file of its table
 */
export async function budgetsOf(name, folder) {
  const file = await budgetsFile(folder);
  const budgets = await readBudgets(file);
  if (isOfProduct(name)) return { file, budgets };
  const usual = await readBudgets(USUAL_BUDGETS);
  return { file, budgets: { ...budgets, files: [...budgets.files, ...usual.files] } };
}

/**
 * Brotli sizes of a build's files, as the server compresses them.
 * @param {string} folder the built package
 * @param {import('shared-types/manifest').Manifest} manifest
 * @returns {Promise<Record<string, number>>} bytes by `<package>/<path>`
 */
export async function brotliSizes(folder, { name, files }) {
  const paths = Object.keys(files).filter(isWeighed);
  const rows = paths.map(async (path) => [`${name}/${path}`, brotliBytes(await readFile(join(folder, path)))]);
  return Object.fromEntries(await Promise.all(rows));
}

function brotliBytes(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
