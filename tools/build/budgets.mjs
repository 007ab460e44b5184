import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './folders.mjs';
import { isWeighed } from './size-rows.mjs';

/** The size budgets of the whole product, with the reason for each. */
export const BUDGETS_FILE = join(ROOT, 'tools/budgets.json');

/** @returns {Promise<import('./size-rows.mjs').Budgets>} */
export async function readBudgets() {
  return JSON.parse(await readFile(BUDGETS_FILE, 'utf8'));
}

/**
 * Sizes of a build's files as they cross the network, as the server compresses them at publishing.
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
