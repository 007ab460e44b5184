import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// A small repository with copies of the real programs, which find their folders by their own location.
const PROGRAMS = ['build.mjs', 'launch', 'build/build-worker.mjs', 'build/explain-build.mjs', 'build/files'];
const PACKAGES = ['shell', 'mf-commerce', 'mf-forms', 'mf-blocks', 'server'];
const BUILDER = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
export async function buildPackage(name, { mode, force, print }) {
  const source = readFileSync(name + '/src/a.ts', 'utf8');
  if (source.includes('broken')) throw new Error(name + '/src/a.ts:1:1 is broken');
  if (source.includes('out of memory')) process.exit(7);
  print(name + ' by ' + process.pid);
  mkdirSync(name + '/dist', { recursive: true });
  writeFileSync(name + '/dist/a.js', source + mode + force);
}`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'colonnade-build-'));
  for (const path of PROGRAMS) await cp(join(__dirname, '..', path), join(root, 'tools', path), { recursive: true });
  await write('tools/build/build-package.mjs', BUILDER);
  await write('package.json', JSON.stringify({ workspaces: PACKAGES }));
  await write('package-lock.json', '{}');
  await write('tools/budgets.json', '{}');
  for (const name of ['shell', 'mf-forms']) await write(`${name}/src/a.ts`, 'first');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

function build(...args: string[]) {
  const ended = spawnSync(process.execPath, ['tools/build.mjs', ...args], { cwd: root, encoding: 'utf8' });
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

test('a changed budget is in the next build of the server, which checks deployed builds', async () => {
  await write('server/src/a.ts', 'first');
  expect(build('server', 'shell').built).toEqual(['server', 'shell']);
  await write('tools/budgets.json', '{ "files": [] }');
  expect(build('server', 'shell').built).toEqual(['server']);
});

test('builds again what was removed, what is forced, and another mode', async () => {
  build('shell');
  await rm(join(root, 'shell/dist/a.js'));
  expect(build('shell').built).toEqual(['shell']);
  expect(build('shell', '--force').built).toEqual(['shell']);
  expect(build('shell', '--mode=development').built).toEqual(['shell']);
  expect(build('shell', '--mode=development').built).toEqual([]);
});

test('shows why a build failed, ends with a message, and tries again the next time', async () => {
  await write('shell/src/a.ts', 'broken');
  const failed = build('shell');
  expect(failed).toMatchObject({
    status: 1,
    stderr: 'shell could not be built: correct the errors above and start again.\n',
  });
  expect(failed.stdout).toContain('shell/src/a.ts:1:1 is broken');
  expect(build('shell').status).toBe(1);
});

test('a build that ends its process is a failure, too', async () => {
  await write('shell/src/a.ts', 'out of memory');
  expect(build('shell')).toMatchObject({ status: 1, stdout: expect.stringContaining('exited with code 7') });
});

test('two processes build all packages, each one after the other', async () => {
  const names = [...both, 'mf-blocks', 'mf-commerce'];
  for (const name of names) await write(`${name}/src/a.ts`, 'first');
  const processes = [...build(...names).stdout.matchAll(/^\S+ by (\d+)$/gm)].map((match) => match[1]);
  expect(processes).toHaveLength(4);
  expect(new Set(processes).size).toBeLessThanOrEqual(2);
});

test('refuses unknown packages and options', () => {
  expect(build('mf-nothing', '--fast').stderr).toMatch(
    /^mf-nothing, --fast cannot be built: give any of shell, mf-commerce/,
  );
});
