import { readdir } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import esbuild from 'esbuild';
import { esbuildBase } from '../esbuild/esbuild-base.mjs';

const CODE = /(?<!\.(?:test|example|fixture))\.tsx?$/;
const PART = /^src\/parts\/[^/]+\//;

/**
 * A feature's style sheets: in order those for every page that shows it, which are of the parts it uses and its own; and its
 * other sheets, each for pages that show something of it. A feature whose styles come with its script has no others.
 * @param {{ folder: string, feature: string, isLate?: boolean }} source
 * @returns {Promise<{ always: string[], sometimes: string[] }>} paths of files
 */
export async function featureStyleSheets({ folder, feature, isLate = false }) {
  const own = await ownSheets(join(folder, 'src/features', feature));
  const imported = await importedSheets({ folder, feature });
  const main = own.filter((path) => path === join(folder, 'src/features', feature, `${feature}.css`));
  const others = own.filter((path) => !main.includes(path));
  const always = [...imported.filter((path) => !own.includes(path)), ...main];
  return isLate ? { always: [...always, ...others], sometimes: [] } : { always, sometimes: others };
}

/** Sheets that the feature's files import, and those beside parts they import. */
async function importedSheets({ folder, feature }) {
  const inputs = await importGraph({ folder, feature });
  const sheets = [];
  for (const path of inOrderOfImport(inputs)) {
    if (path.endsWith('.css')) sheets.push(join(folder, path));
    else if (PART.test(path)) sheets.push(...(await sheetsIn(join(folder, dirname(path)))));
  }
  return [...new Set(sheets)];
}

async function importGraph({ folder, feature }) {
  const files = await readdir(join(folder, 'src/features', feature));
  const { metafile } = await esbuild.build({
    ...esbuildBase(folder),
    entryPoints: files
      .filter((file) => CODE.test(file))
      .sort()
      .map((file) => `src/features/${feature}/${file}`),
    outdir: 'graph',
    write: false,
    format: 'esm',
    packages: 'external',
  });
  return metafile.inputs;
}

/** The paths of the graph, each after its imports. */
function inOrderOfImport(inputs) {
  const order = new Set();
  const visit = (path, above) => {
    if (order.has(path) || above.has(path) || !inputs[path]) return;
    for (const { path: imported } of inputs[path].imports) visit(imported, new Set([...above, path]));
    order.add(path);
  };
  for (const path of Object.keys(inputs).sort()) visit(path, new Set());
  return [...order];
}

/** Also in folders of the feature. @param {string} folder */
async function ownSheets(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => join(folder, file));
}

/** @param {string} folder */
async function sheetsIn(folder) {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => join(folder, file));
}

function ownFirst(sheets, feature) {
  return [...sheets].sort(
    (a, b) => Number(basename(b) === `${feature}.css`) - Number(basename(a) === `${feature}.css`),
  );
}

/**
 * The shell's features with style sheets.
 * @param {string} folder the shell
 * @returns {Promise<{ feature: string, sheets: string[] }[]>}
 */
export async function shellStyleSheets(folder) {
  const entries = await readdir(join(folder, 'src'), { recursive: true });
  const paths = entries
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /^(?:features|host)\/[^/]+\/.*\.css$/.test(path));
  const names = [...new Set(paths.map((path) => path.split('/')[1]))].sort();
  return names.map((feature) => ({
    feature,
    sheets: ownFirst(paths.filter((path) => path.split('/')[1] === feature).sort(), feature).map((path) =>
      join(folder, 'src', path),
    ),
  }));
}
