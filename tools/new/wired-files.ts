import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';
import { Problem } from '../launch/problem.mjs';
import { budgetsWithRoom } from './budgets-file.ts';
import { addEntry, addImports } from './edit-source.ts';
import { kebab } from './kebab.ts';
import type { NewFeature } from './check-input.ts';

/** The files that list features, with the new feature added, by path from the root. */
export async function wiredFiles(feature: NewFeature): Promise<Record<string, string>> {
  const { remote, camel, id, name, blockType, blockNumber, isNewBlockType, blockTable, loader } = feature;
  const at = `./features/${name}/${name}`;
  return {
    ...(await edited(`${remote}/src/remote.ts`, [
      imports(`${at}.feature`, [`import { ${camel} } from '${at}.feature';`]),
      entry('features', camel),
    ])),
    ...(await edited(`${remote}/src/render.ts`, renderEdits(feature))),
    ...(await edited(`${remote}/src/workbench.tsx`, [
      imports(`${at}.example`, [`import { examples as ${camel} } from '${at}.example';`]),
      entry('workbench', `'${id}': ${camel}`),
    ])),
    ...(await edited(`${remote}/README.md`, [row(feature)])),
    'tools/budgets.json': await budgetsWithRoom(feature),
    ...(isNewBlockType
      ? await edited('shared-types/src/site/block-type.ts', [entry(blockTable, `${blockType}: ${blockNumber}`)])
      : {}),
    ...(loader ? await loaderTables(feature) : {}),
  };
}

function renderEdits({ id, camel, name, blockType }: NewFeature): Edit[] {
  const at = `./features/${name}/${name}`;
  const shown = `messages: { en: ${camel}Messages, pl: ${camel}Polish }`;
  // Blocks use their remote's UNAVAILABLE message where it has one; in a slot a failed feature leaves no message.
  const fallback = (text: string) => (blockType && text.includes('const UNAVAILABLE') ? 'UNAVAILABLE' : `''`);
  return [
    imports(`${at}.messages`, [
      `import { messages as ${camel}Messages } from '${at}.messages';`,
      `import { messages as ${camel}Polish } from '${at}.messages.pl';`,
      `import { element as ${camel} } from '${at}.view';`,
    ]),
    (source) =>
      entry('features', `'${id}': { element: ${camel}, fallback: ${fallback(source.text)}, ${shown} }`)(source),
  ];
}

async function loaderTables(feature: NewFeature) {
  const { id, area, name, pascal, loader } = feature;
  return {
    ...(await edited('shared-types/src/loaders.ts', [
      imports(`./${area}/${name}`, [`import type { ${pascal}View } from './${area}/${name}';`]),
      entry('LoadedData', `'${id}/${loader}': ${pascal}View;`),
    ])),
    ...(await loadersOfArea(feature)),
  };
}

/** The first loader of an area creates the area's list. */
async function loadersOfArea({ area, name, loader }: NewFeature) {
  const path = `server/src/${area}/${area}.loaders.ts`;
  const from = `./${name}/${kebab(loader ?? '')}.loader`;
  const line = `import { ${loader}Loader } from '${from}';`;
  if (existsSync(join(ROOT, path)))
    return edited(path, [imports(from, [line]), entry(`${area}Loaders`, `${loader}Loader`)]);
  const table = [
    `import type { AnyLoader } from '../site/page/loader';`,
    line,
    '',
    `/** Every loader of ${area}. */`,
    `export const ${area}Loaders: readonly AnyLoader[] = [${loader}Loader];`,
  ];
  return {
    [path]: table.join('\n'),
    ...(await edited('server/src/main/open-services.ts', [
      imports(`../${area}/${area}.loaders`, [`import { ${area}Loaders } from '../${area}/${area}.loaders';`]),
      entry('LOADERS', `...${area}Loaders`),
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

/** A row of the README's table of what the remote mounts. */
function row({ id, blockType, slot, live }: NewFeature): Edit {
  const starts = live === 'enhance' ? 'enhance: interaction' : 'html';
  return ({ path, text }) => {
    const rows = [...text.matchAll(/^## Mounts\n\n(?:\|.*\n)+/gm)][0];
    if (!rows) throw new Problem(`${path} has no table under "Mounts" any more: fix it first.`);
    const at = rows.index + rows[0].length;
    const place = blockType ? `block type ${blockType}` : `slot \`${slot}\``;
    return `${text.slice(0, at)}| \`${id}\` | ${place} | ${starts} |\n${text.slice(at)}`;
  };
}
