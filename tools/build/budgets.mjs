import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isWeighed } from './size-rows.mjs';

/**
 * A table of budgets, with the reason for each.
 * @param {string} file
 * @returns {Promise<import('./size-rows.mjs').Budgets>}
 */
export async function readBudgets(file) {
  return JSON.parse(await readFile(file, 'utf8'));
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
