import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';
import { Problem } from '../launch/problem.mjs';
import { budgetsWithRoom } from './budgets-file.ts';
import { addEntry, addImports } from './edit-source.ts';
import { kebab } from './kebab.ts';
import type { NewFeature } from './check-input.ts';

/** The files that list features, with the new one added, by path from the root. */
export async function wiredFiles(feature: NewFeature): Promise<Record<string, string>> {
  const { remote, camel, name, isPage, blockType, blockNumber, isNewBlockType, blockTable, loader } = feature;
  const at = `./features/${name}/${name}`;
  return {
    ...(await edited(`${remote}/src/remote.ts`, [
      imports(`${at}.feature`, [`import { ${camel} } from '${at}.feature';`]),
      entry('features', camel),
    ])),
    'tools/budgets.json': await budgetsWithRoom(feature),
    ...(isNewBlockType
      ? await edited('shared-types/src/site/block-type.ts', [entry(blockTable, `${blockType}: ${blockNumber}`)])
      : {}),
    ...(isPage ? await pageTables(feature) : {}),
    ...(loader ? await loaderTables(feature) : {}),
  };
}

const PAGE_TABLE = 'server/src/site/own-pages/admin-page-table.ts';

async function pageTables({ name, camel, title }: NewFeature) {
  const texts = `{ en: '${title}', pl: '${title}' }`;
  const row = `${camel}: { path: ADMIN_PATH.${camel}, title: ${texts}, group: 'settings', needs: 'admin.open' }`;
  return {
    ...(await edited('shared-types/src/admin/admin-path.ts', [entry('ADMIN_PATH', `${camel}: '/config/${name}'`)])),
    ...(await edited(PAGE_TABLE, [entry('ROWS', row)])),
  };
}

async function loaderTables(feature: NewFeature) {
  const { id, area, name, pascal, loader } = feature;
  const from = `./${name}/${kebab(loader ?? '')}.loader`;
  return {
    ...(await edited('shared-types/src/loaders.ts', [
      imports(`./${area}/${name}`, [`import type { ${pascal}View } from './${area}/${name}';`]),
      entry('LoadedData', `'${id}/${loader}': ${pascal}View;`),
    ])),
    ...(await edited(`server/src/${area}/${area}.area.ts`, [
      imports(from, [`import { ${loader}Loader } from '${from}';`]),
      entry('loaders', `${loader}Loader`),
    ])),
  };
}

export type Edit = (source: { path: string; text: string }) => string;

async function edited(path: string, edits: Edit[]) {
  const file = join(ROOT, path);
  if (!existsSync(file)) throw new Problem(`${path} is missing, and the feature must be listed in it.`);
  const text = await readFile(file, 'utf8');
  return { [path]: edits.reduce((now, edit) => edit({ path, text: now }), text) };
}

function imports(from: string, lines: string[]): Edit {
  return (source) => addImports(source, { from, lines });
}

function entry(name: string, text: string): Edit {
  return (source) => addEntry(source, { name, entry: text });
}
