import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// A small repository around copies of the real programs: they find their folders from where they lie.
const PROGRAMS = ['build.mjs', 'launch', 'build/folders.mjs', 'build/source-files.mjs'];
const BUILDER = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const [name, ...options] = process.argv.slice(2);
const source = readFileSync(name + '/src/a.ts', 'utf8');
if (source.includes('broken')) { console.error('a.ts is broken'); process.exit(1); }
mkdirSync(name + '/dist', { recursive: true });
writeFileSync(name + '/dist/a.js', source + options.join(' '));`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'colonnade-build-'));
  for (const path of PROGRAMS) await cp(join(__dirname, '..', path), join(root, 'tools', path), { recursive: true });
  await write('tools/build/build-package.mjs', BUILDER);
  await write('package-lock.json', '{}');
  for (const name of ['shell', 'mf-forms']) await write(`${name}/src/a.ts`, 'first');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

function build(...words: string[]) {
  const ended = spawnSync(process.execPath, ['tools/build.mjs', ...words], { cwd: root, encoding: 'utf8' });
  const built = [...ended.stdout.matchAll(/^Building (\S+): done/gm)].map((match) => match[1]).sort();
  return { ...ended, built };
}

const both = ['shell', 'mf-forms'];

test('builds what has changed, and nothing else', async () => {
  expect(build(...both).built).toEqual(['mf-forms', 'shell']);
  expect(build(...both)).toMatchObject({ built: [], stdout: 'Nothing has changed since the last build.\n' });
  await write('shell/src/a.ts', 'second');
  await write('mf-forms/src/a.test.ts', 'a test is in no build');
  expect(build(...both).built).toEqual(['shell']);
  await write('shared-types/src/cart.ts', 'the contract');
  expect(build(...both).built).toEqual(['mf-forms', 'shell']);
});

test('builds again what was removed, what is forced, and what is asked for in another mode', async () => {
  build('shell');
  await rm(join(root, 'shell/dist/a.js'));
  expect(build('shell').built).toEqual(['shell']);
  expect(build('shell', '--force').built).toEqual(['shell']);
  expect(build('shell', '--mode=development').built).toEqual(['shell']);
  expect(build('shell', '--mode=development').built).toEqual([]);
});

test('shows why a build failed, ends with a sentence, and tries again the next time', async () => {
  await write('shell/src/a.ts', 'broken');
  const failed = build('shell');
  expect(failed).toMatchObject({
    status: 1,
    stderr: 'shell could not be built: correct what is said above and start again.\n',
  });
  expect(failed.stdout).toContain('a.ts is broken');
  expect(build('shell').status).toBe(1);
});

test('refuses packages and options it does not know', () => {
  expect(build('mf-nothing', '--fast').stderr).toMatch(
    /^mf-nothing, --fast cannot be built: give any of shell, mf-commerce/,
  );
});
