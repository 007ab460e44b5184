import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import type { Manifest } from 'shared-types/manifest';
import { spec } from '../testing/spec';

const ROOT = resolve(__dirname, '../..');
const PLACE = join(ROOT, '.cache/build-test', String(process.pid));

/** What federation asks of an entry. */
interface Container {
  readonly init: () => void;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

/** What a build came to. */
interface Outcome {
  readonly manifest?: Manifest;
  readonly complaint?: string;
}

let builder: ChildProcess;

beforeAll(() => {
  builder = fork(join(__dirname, 'build-worker.mjs'), { cwd: ROOT, execArgv: [] });
});

afterAll(async () => {
  builder.kill();
  await rm(PLACE, { recursive: true, force: true });
});

/** A copy of the fixture remote, with some of its sources changed. */
async function copy(
  label: string,
  changes: Readonly<Record<string, (source: string) => string>> = {},
): Promise<string> {
  const folder = join(PLACE, label);
  await mkdir(folder, { recursive: true });
  await cp(join(__dirname, 'fixtures/mf-fixture'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('dist'),
  });
  await writeFile(
    join(folder, 'webpack.config.js'),
    `export { remoteConfig as default } from '${relative(folder, join(ROOT, 'tools/build/remote-config.mjs'))}';`,
  );
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')));
  }
  return folder;
}

async function outcome(folder: string, options: object = {}): Promise<Outcome> {
  builder.send({ name: 'mf-fixture', options: { folder, ...options } });
  const [answer] = (await once(builder, 'message')) as [Outcome];
  return answer;
}

async function build(folder: string, options: object = {}): Promise<Manifest> {
  const { manifest, complaint } = await outcome(folder, options);
  if (!manifest) throw new Error(complaint);
  expect(JSON.parse(await read(folder, 'remote.json'))).toEqual(manifest);
  return manifest;
}

const read = (folder: string, path: string): Promise<string> => readFile(join(folder, 'dist', path), 'utf8');

test('makes the same bytes of the same sources, wherever they lie', async () => {
  const [one, other] = await Promise.all([copy('same-a'), copy('same-b')]);
  const first = await build(one, { force: true });
  expect(await build(one, { force: true })).toEqual(first);
  expect(await build(other, { force: true })).toEqual(first);
});

test('changes the version with the sources, and leaves a build of the same sources alone', async () => {
  const folder = await copy('version');
  const first = await build(folder);
  await writeFile(join(folder, 'dist/mark'), '');
  await rm(join(folder, 'dist/mark'));
  await writeFile(join(folder, 'src/features/note/note.test.ts'), '// Tests are no part of a build.');
  expect(await build(folder)).toEqual(first);
  await writeFile(join(folder, 'dist/client/greeting.js'), 'changed by hand');
  expect(await build(folder)).toEqual(first);
  expect(await read(folder, 'client/greeting.js')).not.toBe('changed by hand');
  await writeFile(join(folder, 'src/features/note/note.css'), '.blocks-note { margin: 0; }');
  const next = await build(folder);
  expect(next.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  expect(next.version).not.toBe(first.version);
  expect(await build(folder, { mode: 'development' })).not.toMatchObject({ version: next.version });
});

spec(
  ['PLAT-06', 'PLAT-01'],
  'builds a remote alone: one file a feature with its English words, a file for those of another language, styles, server bundle and manifest',
  async () => {
    const folder = await copy('whole');
    const manifest = await build(folder);
    expect(Object.keys(manifest.files)).toEqual([
      'client/counter.css',
      'client/counter.js',
      'client/greeting.css',
      'client/greeting.extra.js',
      'client/greeting.js',
      'client/greeting.strings.de.js',
      'client/note.css',
      'client/remote.js',
      'maps/counter.js.map',
      'maps/greeting.extra.js.map',
      'maps/greeting.js.map',
      'maps/greeting.strings.de.js.map',
      'maps/remote.js.map',
      'server.cjs',
    ]);
    expect(manifest).toMatchObject({
      name: 'mf-fixture',
      contract: 1,
      entry: 'client/remote.js',
      server: 'server.cjs',
      csp: { 'img-src': ['https://pictures.example'] },
    });
    expect(manifest.features[0]).toEqual({
      id: 'blocks/greeting',
      live: 'enhance',
      mounts: { blockTypes: [2], slots: ['header-actions'] },
      starts: ['visible', 'interaction'],
      importance: 'regular',
      purpose: 'necessary',
      listens: ['site/logged-out'],
      emits: [],
      reads: [],
      fallback: '',
      css: 'client/greeting.css',
      scripts: ['client/greeting.extra.js', 'client/greeting.js'],
      strings: { de: 'client/greeting.strings.de.js', en: 'client/greeting.js' },
    });
    expect(await read(folder, 'client/counter.css')).toBe(
      '@layer blocks{.blocks-badge{border:var(--border-1) solid var(--color-line)}.blocks-counter{gap:var(--space-2);display:flex}}',
    );
    const label = await read(folder, 'client/remote.js');
    expect(label).not.toContain('PLAT-01');
    expect(label).not.toContain('How long the greeting waits');
    expect(await read(folder, 'server.cjs')).not.toContain('PLAT-01');
  },
);

test('makes a map of each script, beside what is served: places and names, no sources, and no word of it in the script', async () => {
  const folder = await copy('mapped');
  const { files } = await build(folder);
  const served = Object.keys(files).filter((path) => path.startsWith('client/'));
  for (const path of served) {
    expect(path).not.toMatch(/\.map$/);
    expect(await read(folder, path)).not.toMatch(/sourceMappingURL|sourceURL/);
  }
  const map = JSON.parse(await read(folder, 'maps/greeting.js.map')) as Record<string, unknown>;
  expect([map.sourcesContent, map.sourceRoot]).toEqual([undefined, expect.not.stringMatching(/^\//)]);
  expect(map.sources).toContainEqual(
    expect.stringMatching(/^\.cache\/.*src\/features\/greeting\/greeting\.effects\.ts$/),
  );
  expect(JSON.stringify(map)).not.toContain(ROOT);
  const deeper = await copy('deeper/mapped');
  await build(deeper);
  // What one build keeps must not name the files of the other.
  expect(await read(deeper, 'maps/greeting.js.map')).not.toContain(ROOT);
  const lean = await copy('unmapped');
  const development = await build(lean, { mode: 'development' });
  expect(Object.keys(development.files).filter((path) => path.endsWith('.map'))).toEqual([]);
});

test('makes one file of what several features use, named after them, where it is large', async () => {
  const words = Array.from({ length: 6000 }, (_, index) => `word-${index}`).join(' ');
  const use = (source: string) =>
    `import { words } from '../../parts/words';\n${source}\nObject.assign(globalThis, { words });\n`;
  const folder = await copy('between', {
    'src/parts/words.ts': () => `export const words = '${words}';\n`,
    'src/features/greeting/greeting.effects.ts': use,
    'src/features/counter/counter.view.tsx': use,
  });
  const { features } = await build(folder);
  const scripts = Object.fromEntries(features.map((feature) => [feature.id, feature.scripts]));
  expect(scripts['blocks/counter']).toEqual(['client/counter-greeting.js', 'client/counter.js']);
  expect(scripts['blocks/greeting']).toContain('client/counter-greeting.js');
  expect(await read(folder, 'client/counter-greeting.js')).toContain('word-5999');
  expect(await read(folder, 'client/counter.js')).not.toContain('word-5999');
});

test('names a module that the labels of several features load after itself', async () => {
  const fromStarts = (source: string) =>
    source.replace(
      /import\('\.\/\w+\.(?:effects|view)'\)/,
      "import('../../starts').then(({ greeting: start }) => ({ start }))",
    );
  const folder = await copy('together', {
    'src/starts.ts': () => `export { start as greeting } from './features/greeting/greeting.effects';\n`,
    'src/features/greeting/greeting.feature.ts': fromStarts,
    'src/features/counter/counter.feature.ts': (source) => fromStarts(source).replace("'hydrate'", "'enhance'"),
  });
  const { features } = await build(folder);
  const scripts = features.map((feature) => feature.scripts);
  const both = expect.arrayContaining(['client/starts.js']) as string[];
  expect(scripts).toEqual([both, both, []]);
});

describe('a remote that hydrates nothing', () => {
  const enhancing = (source: string) => source.replace("'hydrate'", "'enhance'");

  test('has a container without federation', async () => {
    const hydrating = await copy('hydrating');
    await build(hydrating);
    expect(await read(hydrating, 'client/remote.js')).toContain('federation');
    const folder = await copy('enhancing', {
      'src/features/counter/counter.feature.ts': (source) =>
        enhancing(source).replace("'./counter.view'", "'../greeting/greeting.effects'"),
    });
    await build(folder);
    const entry = await read(folder, 'client/remote.js');
    expect(entry).not.toContain('federation');
    const open = (script: string) =>
      runInNewContext(`${script}; mf_fixture`, { document: { currentScript: { src: '' } } }) as Container;
    const offered = open(entry);
    expect(offered.init()).toBeUndefined();
    const remote = (await offered.get('./remote'))();
    expect(remote).toMatchObject({ remote: { area: 'blocks', features: [{ live: 'enhance' }, {}, {}] } });
    // What the module throws comes to who asks for it, each time.
    const broken = open(entry.replace('area:', 'area:missing,was:'));
    await expect(broken.get('./remote')).rejects.toThrow('missing is not defined');
    await expect(broken.get('./remote')).rejects.toThrow('missing is not defined');
  });

  test('is not built where it asks for React', async () => {
    const folder = await copy('unshared', { 'src/features/counter/counter.feature.ts': enhancing });
    expect((await outcome(folder)).complaint).toContain(
      'Only a remote with a feature that hydrates has React in the page, and this one asks for react',
    );
  });
});

test('brings React, the federation runtime and script elements from the shell alone', async () => {
  const folder = await copy('lean');
  await build(folder);
  const files = await readdir(join(folder, 'dist/client'));
  const scripts = await Promise.all(
    files.filter((file) => file.endsWith('.js')).map((file) => read(folder, `client/${file}`)),
  );
  const all = scripts.join('\n');
  expect(all).not.toMatch(/createElement\(["']script/);
  expect(all.match(/colonnade\.\w+/g)?.sort()).toEqual(['colonnade.federation', 'colonnade.script']);
  expect(all.length).toBeLessThan(8000);
  const server = await read(folder, 'server.cjs');
  expect([...new Set(server.match(/require\("[^"]+"\)/g))].sort()).toEqual([
    'require("react")',
    'require("react/jsx-runtime")',
  ]);
});

spec('MSGFMT-01', 'fails, and keeps the former build, when a message has a plural key its language lacks', async () => {
  const folder = await copy('plural');
  const { version } = await build(folder);
  await writeFile(
    join(folder, 'src/features/greeting/greeting.strings.ts'),
    `export const strings = { hello: 'Hello', guests: '{count, plural, few {x} other {y}}' } as const;`,
  );
  expect((await outcome(folder)).complaint).toContain(
    'src/features/greeting/greeting.strings.ts: the message "guests" has the plural key "few", which en does not know: en has one, other',
  );
  expect(JSON.parse(await read(folder, 'remote.json'))).toMatchObject({ version });
});

test.each([
  [
    'an event nobody knows',
    'src/features/greeting/greeting.feature.ts',
    (source: string) => source.replace('site/logged-out', 'site/logged-off'),
    'blocks/greeting: there is no event "site/logged-off".',
  ],
  [
    'a feature without a folder',
    'src/features/note/note.feature.ts',
    (source: string) => source.replace('blocks/note', 'blocks/notes'),
    'blocks/notes: there is no folder src/features/notes.',
  ],
  [
    'a view that needs Node',
    'src/features/note/note.view.tsx',
    (source: string) => `import { readFileSync } from 'node:fs';\nconsole.log(readFileSync);\n${source}`,
    'imports "node:fs", but the server bundle of mf-fixture is given react and react/jsx-runtime only.',
  ],
  [
    'a missing file',
    'src/features/note/note.view.tsx',
    (source: string) => `import './nowhere';\n${source}`,
    'nowhere',
  ],
])('fails with a sentence at %s', async (label, file, change, sentence) => {
  expect((await outcome(await copy(label.replaceAll(' ', '-'), { [file]: change }))).complaint).toContain(sentence);
});

const command = (words: readonly string[], cwd: string) =>
  promisify(execFile)(process.execPath, [join(__dirname, 'colonnade-build.mjs'), ...words], { cwd });

test('builds the folder one is in, under the name of its package, within budgets of its own', async () => {
  const folder = await copy('alone');
  expect((await command([], folder)).stdout).toMatch(
    /^mf-fixture\/client\/counter\.css .*\nmf-fixture 0\.1\.0-\w{8} in \d+ ms\n$/s,
  );
  const budget = { files: '*/client/*', brotliBytes: 10, why: 'A test.' };
  await writeFile(join(folder, 'budgets.json'), JSON.stringify({ files: [budget], together: [] }));
  await expect(command(['--force'], folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^mf-fixture is over its budgets \(.*alone\/budgets\.json\)\.\n.*OVER: A test\./s),
  });
});

test('says how it is called', async () => {
  await expect(command(['--mode', 'quick'], __dirname)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^colonnade-build \[folder\]/),
  });
  await expect(command([], __dirname)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/holds no remote: one has src\/remote\.ts and src\/render\.ts\./),
  });
});
