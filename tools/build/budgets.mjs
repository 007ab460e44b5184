import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './folders.mjs';

/** The size budgets of the whole product, with the reason for each. */
export const BUDGETS_FILE = join(ROOT, 'tools/budgets.json');

/** What a page fetches; server bundles and fonts have no budget. */
const WEIGHED = /^client\/.*\.(?:js|css)$/;

/**
 * A row of the table of sizes.
 * @typedef {{ what: string, brotliBytes: number, budget: number | undefined, why: string }} SizeRow
 */

/** @returns {Promise<{ files: { files: string, brotliBytes: number, why: string }[], together: { name: string, files: string[], brotliBytes: number, why: string }[] }>} */
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
  const paths = Object.keys(files).filter((path) => WEIGHED.test(path));
  const rows = paths.map(async (path) => [`${name}/${path}`, brotliBytes(await readFile(join(folder, path)))]);
  return Object.fromEntries(await Promise.all(rows));
}

/**
 * The table of sizes: each file against the first budget that names it.
 * @param {Record<string, number>} sizes
 * @param {Awaited<ReturnType<typeof readBudgets>>} budgets
 * @returns {SizeRow[]}
 */
export function fileRows(sizes, { files }) {
  return Object.entries(sizes).map(([what, brotliBytes]) => {
    const budget = files.find((row) => matches(row.files, what));
    return { what, brotliBytes, budget: budget?.brotliBytes, why: budget?.why ?? 'No budget names this file.' };
  });
}

/**
 * What pages of a kind fetch together; only rows whose every pattern finds a file, since parts may not be built.
 * @param {Record<string, number>} sizes
 * @param {Awaited<ReturnType<typeof readBudgets>>} budgets
 * @returns {SizeRow[]}
 */
export function togetherRows(sizes, { together }) {
  const names = Object.keys(sizes);
  return together
    .filter(({ files }) => files.every((pattern) => names.some((name) => matches(pattern, name))))
    .map(({ name, files, brotliBytes: budget, why }) => {
      const counted = names.filter((file) => files.some((pattern) => matches(pattern, file)));
      return { what: name, brotliBytes: counted.reduce((sum, file) => sum + (sizes[file] ?? 0), 0), budget, why };
    });
}

/** @param {SizeRow} row */
export function isOver({ brotliBytes, budget }) {
  return budget === undefined || brotliBytes > budget;
}

/**
 * @param {readonly SizeRow[]} rows
 * @returns {string}
 */
export function sizeTable(rows) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(
      (row) =>
        `${row.what.padEnd(width)} ${kilobytes(row.brotliBytes)} of ${kilobytes(row.budget)} kB${isOver(row) ? `  OVER: ${row.why}` : ''}`,
    )
    .join('\n');
}

function kilobytes(bytes) {
  return (bytes === undefined ? '-' : (bytes / 1000).toFixed(2)).padStart(6);
}

function brotliBytes(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

/** `*` stands for anything but a slash, `{a,b}` for one of several. */
function matches(pattern, name) {
  const source = pattern
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, choices) => `(?:${choices.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`).test(name);
}
