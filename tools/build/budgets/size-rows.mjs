// Checks sizes against the table of budgets, in the build and in servers that receive a version.

/** Files that pages fetch; server bundles and fonts have no budget. */
const WEIGHED = /^client\/.*\.(?:js|css)$/;

/** @param {string} path in the build */
export function isWeighed(path) {
  return WEIGHED.test(path);
}

/**
 * Each file with the first budget that matches it.
 * @param {Record<string, number>} sizes
 * @param {import('./size-rows.mjs').Budgets} budgets
 * @returns {import('./size-rows.mjs').SizeRow[]}
 */
export function fileRows(sizes, { files }) {
  return Object.entries(sizes).map(([what, brotliBytes]) => {
    const budget = files.find((row) => matches(row.files, what));
    return { what, brotliBytes, budget: budget?.brotliBytes, why: budget?.why ?? 'No budget names this file.' };
  });
}

/**
 * Files that pages of a kind fetch together; rows with a pattern that matches no file are left out.
 * @param {Record<string, number>} sizes
 * @param {import('./size-rows.mjs').Budgets} budgets
 * @returns {import('./size-rows.mjs').SizeRow[]}
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

/** @param {import('./size-rows.mjs').SizeRow} row */
export function isOver({ brotliBytes, budget }) {
  return budget === undefined || brotliBytes > budget;
}

/** @param {readonly import('./size-rows.mjs').SizeRow[]} rows @returns {string} */
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

/** `*` stands for anything but a slash, `{a,b}` for one of several. @param {string} pattern @param {string} name */
export function matches(pattern, name) {
  const source = pattern
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, choices) => `(?:${choices.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`).test(name);
}
