import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { spec } from '../testing/spec';
import { openFixtureBuilds, read, ROOT } from './fixture-builds.fixture';

const { build, copy, copyOfPlain, plain } = openFixtureBuilds();

interface Container {
  readonly init: () => void;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

const placeOf = async (folder: string) => (await stat(join(folder, 'dist'))).ino;

test('equal sources give equal bytes, wherever they are', async () => {
  const { folder, manifest } = await copyOfPlain('same');
  const before = await placeOf(folder);
  expect(await build(folder, { force: true })).toEqual(manifest);
  expect(await placeOf(folder)).not.toBe(before);
});

test('changes the version with the sources, and keeps a build of the same sources', async () => {
  const { folder, manifest: first } = await copyOfPlain('version');
  const before = await placeOf(folder);
  await writeFile(join(folder, 'src/features/note/note.test.ts'), '// Tests are no part of a build.');
  expect(await build(folder)).toEqual(first);
  expect(await placeOf(folder)).toBe(before);
  await writeFile(join(folder, 'dist/client/greeting.js'), 'changed by hand');
  expect(await build(folder)).toEqual(first);
  expect(await read(folder, 'client/greeting.js')).not.toBe('changed by hand');
  await writeFile(join(folder, 'src/features/note/note.css'), '.blocks-note { margin: 0; }');
  const next = await build(folder);
  expect(next.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  expect(next.version).not.toBe(first.version);
});

spec(
  ['PLAT-06', 'PLAT-01'],
  'builds one remote: a file per feature with its English messages, one per other language, styles, server bundle and manifest',
  async () => {
    const { folder, manifest } = await plain();
    expect(Object.keys(manifest.files)).toEqual([
      'client/counter.css',
      'client/counter.js',
      'client/greeting.css',
      'client/greeting.extra.js',
      'client/greeting.js',
      'client/greeting.messages.de.js',
      'client/note.css',
      'client/remote.js',
      'maps/counter.js.map',
      'maps/greeting.extra.js.map',
      'maps/greeting.js.map',
      'maps/greeting.messages.de.js.map',
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
      loads: [],
      fallback: '',
      css: 'client/greeting.css',
      scripts: ['client/greeting.extra.js', 'client/greeting.js'],
      messages: { de: 'client/greeting.messages.de.js', en: 'client/greeting.js' },
    });
    expect(await read(folder, 'client/counter.css')).toBe(
      '@layer blocks{.blocks-badge{border:var(--border-1) solid var(--color-line)}.blocks-counter{gap:var(--space-2);display:flex}}',
    );
    const entryText = await read(folder, 'client/remote.js');
    expect(entryText).not.toContain('PLAT-01');
    expect(entryText).not.toContain('How long the greeting waits');
    expect(await read(folder, 'server.cjs')).not.toContain('PLAT-01');
  },
);

test('makes a map of each script outside of what is served, with positions and names but no sources', async () => {
  const { folder, manifest } = await plain();
  const served = Object.keys(manifest.files).filter((path) => path.startsWith('client/'));
  for (const path of served) {
    expect(path).not.toMatch(/\.map$/);
    expect(await read(folder, path)).not.toMatch(/sourceMappingURL|sourceURL/);
  }
  const map = JSON.parse(await read(folder, 'maps/greeting.js.map')) as Record<string, unknown>;
  expect([map.sourcesContent, map.sourceRoot]).toEqual([undefined, expect.not.stringMatching(/^\//)]);
  expect(map.sources).toContain('mf-fixture/src/features/greeting/greeting.effects.ts');
  expect(JSON.stringify(map)).not.toContain(ROOT);
  const deeper = await copy('deeper/mapped');
  await build(deeper);
  // Caches of one build must not name files of the other.
  expect(await read(deeper, 'maps/greeting.js.map')).not.toContain(ROOT);
});

test('makes another version of the same sources for development, without maps', async () => {
  const { version } = (await plain()).manifest;
  const development = await build(await copy('development'), { mode: 'development' });
  expect(development.version).not.toBe(version);
  expect(Object.keys(development.files).filter((path) => path.endsWith('.map'))).toEqual([]);
});

test('puts large modules that several features share into one file, named after these', async () => {
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

test('names a module that manifests of several features load after itself', async () => {
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

test('leaves features in the entry if their manifests say so, and lists what they load later', async () => {
  const inEntry = (source: string) =>
    source.replace(/import\('[^']+'\)/, `import(/* webpackMode: "eager" */ '../greeting/greeting.effects')`);
  const folder = await copy('joined', {
    'src/features/greeting/greeting.feature.ts': inEntry,
    'src/features/counter/counter.feature.ts': (source) => inEntry(source).replace("'hydrate'", "'enhance'"),
  });
  const { features } = await build(folder);
  const extra = ['client/greeting.extra.js'];
  const scriptsOf = Object.fromEntries(features.map(({ id, scripts }) => [id, scripts]));
  expect(scriptsOf).toMatchObject({ 'blocks/counter': extra, 'blocks/greeting': extra, 'blocks/note': [] });
});

test('gives a remote without hydration a container without federation', async () => {
  expect(await read((await plain()).folder, 'client/remote.js')).toContain('federation');
  const folder = await copy('enhancing', {
    'src/features/counter/counter.feature.ts': (source) =>
      source.replace("'hydrate'", "'enhance'").replace("'./counter.view'", "'../greeting/greeting.effects'"),
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
  // Every caller gets the error of the module.
  const broken = open(entry.replace('area:', 'area:missing,was:'));
  await expect(broken.get('./remote')).rejects.toThrow('missing is not defined');
  await expect(broken.get('./remote')).rejects.toThrow('missing is not defined');
});

test('takes React, the federation runtime and script elements from the shell only', async () => {
  const { folder } = await plain();
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
