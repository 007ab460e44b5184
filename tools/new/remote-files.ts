import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';
import { Problem } from '../launch/problem.mjs';
import { addEntry, addImports } from './edit-source.ts';

/** Most brotli bytes that the name of a cascade layer adds to the frame's style sheet. */
const LAYER_BYTES = 20;

type Versioned = { version: string; workspaces: string[] };

/** The files of a new remote without features, and of its area on the server, by path from the root. */
export async function remoteFiles(area: string): Promise<Record<string, string>> {
  const { version } = JSON.parse(await textOf('package.json')) as Versioned;
  const name = `mf-${area}`;
  const packageJson = {
    name,
    version,
    private: true,
    type: 'module',
    description: `Remote: ${area}.`,
    license: 'MIT',
    scripts: { dev: `node ../tools/dev.mjs ${name}` },
    dependencies: await reactOf('mf-forms'),
  };
  return {
    [`${name}/package.json`]: `${JSON.stringify(packageJson, null, 2)}\n`,
    [`${name}/tsconfig.json`]: await textOf('mf-forms/tsconfig.json'),
    [`${name}/webpack.config.js`]: await textOf('mf-forms/webpack.config.js'),
    [`${name}/README.md`]: readme(name),
    [`${name}/src/config.ts`]: `import type { Setting } from 'shared-types/remote';

/** Every tunable of ${name}. */
export const config = {} as const satisfies Readonly<Record<string, Setting>>;
`,
    [`${name}/src/fallback.ts`]: `import type { Fallback } from 'shared-types/render';

/** Shown where a block cannot be rendered. */
export const fallback: Fallback = {
  en: '<p>This part of the page cannot be shown right now.</p>',
  pl: '<p>Tej części strony nie można teraz wyświetlić.</p>',
};
`,
    [`${name}/src/remote.ts`]: `import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';

/** The features of ${name}. */
export const remote = {
  area: '${area}',
  contract: CONTRACT,
  config,
  features: [],
} satisfies Remote;
`,
    [`server/src/${area}/${area}.area.ts`]: `import type { Area } from '../site/area';

/** What ${name} asks of the server. */
export const ${area}Area: Area = { loaders: [], routes: [] };
`,
  };
}

function readme(name: string) {
  return `# ${name}

## Mission

What visitors get from this remote.

## Mounts

\`src/remote.ts\` lists the features. The manifest of each, \`src/features/<feature>/<feature>.feature.ts\`, says what the feature does, where it is
mounted and what starts it.

## Listens

Nothing.

## Emits

Nothing.

## Settings

None.

## Run alone

\`npm run dev -w ${name}\` shows the examples on the workbench. \`npm test -- ${name}\` runs the tests, \`npm run build -- ${name}\` builds it.

## Not here

What its features need on the server (\`server/src/${name.slice('mf-'.length)}/\`).
`;
}

/** The files that list remotes, with the new one added, by path from the root. */
export async function remoteLists(area: string): Promise<Record<string, string>> {
  const name = `mf-${area}`;
  const { version } = JSON.parse(await textOf('package.json')) as Versioned;
  const areaImport = `import { ${area}Area } from '../${area}/${area}.area';`;
  return {
    ...(await edited('package.json', (text) => before(text, '    "server",\n', `    "${name}",\n`))),
    ...(await edited('package-lock.json', (text) => inLock(text, { name, version }))),
    ...(await edited('Containerfile', (text) =>
      before(
        text,
        'COPY --from=build /colonnade/server/dist',
        `COPY --from=build /colonnade/${name}/dist ${name}/dist\n`,
      ),
    )),
    ...(await edited('tools/budgets.json', (text) =>
      before(withRoomForLayer(text), '    {\n      "files": "mf-*/client/*.css",', budgetRow(name)),
    )),
    ...(await edited('shared-types/src/remote.ts', (text, path) =>
      [
        { name: 'AREAS', entry: `'${area}'` },
        { name: 'REMOTE_NAMES', entry: `'${name}'` },
      ].reduce((now, row) => addEntry({ path, text: now }, row), text),
    )),
    ...(await edited('shared-types/src/site/tokens.ts', (text, path) =>
      addEntry({ path, text }, { name: 'CSS_LAYERS', entry: `'${area}'` }),
    )),
    ...(await edited('shell/src/frame/page.css', (text) => text.replace(/^(@layer [^;]+);/, `$1, ${area};`))),
    ...(await edited('server/src/main/areas.ts', (text, path) =>
      addEntry(
        { path, text: addImports({ path, text }, { from: `../${area}/${area}.area`, lines: [areaImport] }) },
        { name: 'AREAS', entry: `${area}Area` },
      ),
    )),
  };
}

function withRoomForLayer(text: string) {
  return text.replace(
    /("files": "shell\/client\/frame\.css",\s*"brotliBytes": )(\d+)/,
    (_, row: string, bytes: string) => `${row}${Number(bytes) + LAYER_BYTES}`,
  );
}

function budgetRow(name: string) {
  const row = { files: `${name}/client/*.js`, brotliBytes: 6000, why: 'A feature of the new remote.' };
  return `    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')},\n`;
}

/** The lock file's entry that `npm install` would write for the new workspace. */
function inLock(text: string, { name, version }: { name: string; version: string }) {
  const lock = JSON.parse(text) as {
    packages: Record<string, { version?: string; workspaces?: string[]; dependencies?: object }>;
  };
  const { '': root, ...others } = lock.packages;
  const at = root?.workspaces?.indexOf('server') ?? 0;
  const workspaces = root?.workspaces?.toSpliced(at, 0, name) ?? [];
  const added = {
    ...others,
    [name]: { version, license: 'MIT', dependencies: others['mf-forms']?.dependencies ?? {} },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const sorted = Object.fromEntries(Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return `${JSON.stringify({ ...lock, packages: { '': { ...root, workspaces }, ...sorted } }, null, 2)}\n`;
}

async function reactOf(name: string) {
  const { dependencies } = JSON.parse(await textOf(`${name}/package.json`)) as { dependencies: { react: string } };
  return { react: dependencies.react };
}

function before(text: string, place: string, added: string) {
  const at = text.indexOf(place);
  return at < 0 ? undefined : text.slice(0, at) + added + text.slice(at);
}

async function edited(path: string, edit: (text: string, path: string) => string | undefined) {
  const text = edit(await textOf(path), path);
  if (text === undefined) throw new Problem(`${path} has been rearranged: the remote cannot be added to it.`);
  return { [path]: text };
}

function textOf(path: string) {
  return readFile(join(ROOT, path), 'utf8');
}
