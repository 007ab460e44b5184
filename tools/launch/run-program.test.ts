import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// A small repository with copies of the real programs; a build copies the source, and npm leaves a note.
const PROGRAMS = [
  'backup.mjs',
  'reset.mjs',
  'restore.mjs',
  'launch',
  'build/build-worker.mjs',
  'build/explain-build.mjs',
  'build/files',
];
const BUILDER = `import { cpSync } from 'node:fs';
export async function buildPackage(name) {
  for (const program of ['backup', 'reset', 'restore']) cpSync('server/src/a.ts', 'server/dist/' + program + '.js');
}`;
const NPM = `require('node:fs').mkdirSync('node_modules', { recursive: true });`;
const lock = (version: string) => JSON.stringify({ packages: { 'node_modules/a': { version, integrity: 'x' } } });
const printing = (word: string) =>
  `console.log(['${word}', ...process.argv.slice(2)].join(' ')); process.exit(process.argv.length);`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'colonnade-program-'));
  for (const path of PROGRAMS) await cp(join(__dirname, '..', path), join(root, 'tools', path), { recursive: true });
  await write('tools/build/build-package.mjs', BUILDER);
  await write('npm-cli.js', NPM);
  await write('package.json', JSON.stringify({ workspaces: ['server'] }));
  await write('tools/budgets.json', '{}');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) await write(file, lock('1.0.0'));
  await write('server/src/a.ts', printing('first'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

function runTool(name: string, ...args: string[]) {
  const env = { ...process.env, npm_execpath: join(root, 'npm-cli.js') };
  const { stdout, status } = spawnSync(process.execPath, [`tools/${name}.mjs`, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { lines: stdout.trimEnd().split('\n'), status };
}

const BUILDING = ['Building server …', expect.stringMatching(/^Building server: done/)];

test('a restore runs the program built from the current sources', async () => {
  expect(runTool('restore', 'a', 'b')).toEqual({ lines: [...BUILDING, 'first a b'], status: 4 });
  expect(runTool('restore', 'a', 'b')).toEqual({ lines: ['first a b'], status: 4 });
  await write('server/src/a.ts', printing('second'));
  expect(runTool('restore', 'a', 'b')).toEqual({ lines: [...BUILDING, 'second a b'], status: 4 });
});

test('a reset runs the program built from the current sources', async () => {
  runTool('reset');
  await write('server/src/a.ts', printing('second'));
  expect(runTool('reset')).toEqual({ lines: [...BUILDING, 'second'], status: 2 });
});

test('required packages are installed first', async () => {
  runTool('restore');
  await write('package-lock.json', lock('2.0.0'));
  expect(runTool('restore').lines).toEqual([
    'Installing packages …',
    expect.stringMatching(/^Installing packages: done/),
    ...BUILDING,
    'first',
  ]);
});

test('a backup does not touch what a running server uses', async () => {
  expect(runTool('backup', 'a').lines).toEqual([...BUILDING, 'first a']);
  await write('server/src/a.ts', printing('second'));
  await write('package-lock.json', lock('2.0.0'));
  expect(runTool('backup', 'a')).toEqual({ lines: ['first a'], status: 3 });
});
