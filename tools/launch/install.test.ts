import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { createProgress } from './progress.mjs';

let root: string;
let printed: string[];
const npm = process.env['npm_execpath'];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'colonnade-install-'));
  printed = [];
  await mkdir(join(root, 'shell'));
  await writeJson('package.json', { workspaces: ['shell'] });
  await writeJson('shell/package.json', { name: 'shell' });
  await writeJson('package-lock.json', {
    packages: { '': {}, shell: {}, 'node_modules/a': { version: '1.0.0', integrity: 'x' } },
  });
});
afterEach(async () => {
  process.env['npm_execpath'] = npm;
  await rm(root, { recursive: true });
});

function writeJson(file: string, value: unknown) {
  return writeFile(join(root, file), JSON.stringify(value));
}

/** Replaces npm by a program that creates node_modules, records its calls, and ends as given. */
async function standIn(ending = '') {
  const script = join(root, 'npm-cli.js');
  await writeFile(
    script,
    `const fs = require('fs'); fs.mkdirSync('node_modules', { recursive: true });
     fs.appendFileSync('calls.txt', process.argv[2] + ' ' + process.env.PUPPETEER_SKIP_DOWNLOAD + '\\n'); ${ending}`,
  );
  process.env['npm_execpath'] = script;
}

function install() {
  const stream = { isTTY: false, write: (text: string) => printed.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return installPackages({ root, progress: createProgress(stream) });
}

async function calls() {
  return readFile(join(root, 'calls.txt'), 'utf8').catch(() => '');
}

test('installs once, and again when a package file has changed', async () => {
  await standIn();
  expect([await install(), await install()]).toEqual([true, false]);
  expect(await calls()).toBe('ci 1\n');
  expect(printed[0]).toBe('Installing packages …\n');

  await writeJson('shell/package.json', { name: 'shell', dependencies: { b: '1.0.0' } });
  expect([await install(), await install()]).toEqual([true, false]);
  expect(await calls()).toBe('ci 1\nci 1\n');
});

test('keeps packages that npm has already installed from the lock file', async () => {
  await standIn();
  await mkdir(join(root, 'node_modules'));
  await writeJson('node_modules/.package-lock.json', {
    packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } },
  });
  expect(await install()).toBe(false);
  await writeJson('package-lock.json', { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'y' } } });
  expect(await install()).toBe(true);
});

test('installs again after an interrupted installation', async () => {
  await standIn('process.exit(1)');
  await expect(install()).rejects.toThrow('The packages could not be installed: see what npm says above');
  await standIn();
  expect(await install()).toBe(true);
});

test.each([
  ['npm error code ENOSPC', 'The disk is full: free some space and start again.'],
  ['npm error code EACCES', 'This user may not write to the folder of Colonnade'],
  ['npm error code EUSAGE', 'package.json and package-lock.json do not fit together'],
])('has a message for %s, after npm’s output', async (output, message) => {
  await standIn(`console.error('npm warn old'); console.error('${output}'); process.exit(1)`);
  await expect(install()).rejects.toThrow(message);
  expect(printed.join('')).toContain(output);
  expect(printed.join('')).not.toContain('npm warn');
});
