import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliSizes, readBudgets } from './build/budgets/budgets.mjs';
import { BUDGETS_FILE, packageFolder } from './build/files/folders.mjs';
import { fileRows, isOver, sizeTable, togetherRows } from './build/budgets/size-rows.mjs';
import { BUILT_PACKAGES } from './launch/build-changed.mjs';

const PACKAGES = BUILT_PACKAGES.filter((name) => name !== 'server');

/** @param {string} name */
async function sizesOf(name) {
  const folder = join(packageFolder(name), 'dist');
  const manifest = await readFile(join(folder, 'remote.json'), 'utf8').catch(() => {
    throw new Error(`${name} is not built: run "npm run build" first.`);
  });
  return brotliSizes(folder, JSON.parse(manifest));
}

/** `npm run size -- [package…]` */
async function main(args) {
  const budgets = await readBudgets(BUDGETS_FILE);
  const sizes = Object.assign({}, ...(await Promise.all((args.length > 0 ? args : PACKAGES).map(sizesOf))));
  const rows = [...fileRows(sizes, budgets), ...togetherRows(sizes, budgets)];
  console.log(sizeTable(rows));
  const over = rows.filter(isOver);
  console.log(
    over.length === 0
      ? 'All sizes are within their budgets.'
      : `${over.length} of ${rows.length} sizes are over their budgets (tools/budgets.json).`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
