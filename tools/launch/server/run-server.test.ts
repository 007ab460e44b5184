import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NODE_FLAGS } from './server-args.mjs';

// A repository with copies of the real programs, and a server that records what happens to it.
const SERVER = `const { appendFileSync, writeFileSync } = require('node:fs');
writeFileSync('flags.json', JSON.stringify(process.execArgv));
const note = (word) => appendFileSync('notes.txt', word + ' ');
process.on('SIGINT', () => { note('SIGINT'); setTimeout(() => process.exit(0), 100); });
process.on('SIGTERM', () => { note('SIGTERM'); process.exit(7); });
process.on('disconnect', () => { note('disconnect'); process.exit(); });
setInterval(() => undefined, 1000);
note('up');`;
const PROGRAM = `import('./tools/launch/server/run-server.mjs').then((m) => m.runServer()).then((code) => process.exit(code));`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'colonnade-run-'));
  await cp(join(__dirname, '..'), join(root, 'tools/launch'), { recursive: true });
  await cp(join(__dirname, '../../build/files/folders.mjs'), join(root, 'tools/build/files/folders.mjs'));
  await mkdir(join(root, 'server/dist'), { recursive: true });
  await writeFile(join(root, 'server/dist/main.js'), SERVER);
});
afterEach(() => rm(root, { recursive: true }));

async function notes(): Promise<string> {
  return readFile(join(root, 'notes.txt'), 'utf8').catch(() => '');
}

async function waitFor(word: string): Promise<void> {
  while (!(await notes()).includes(word)) await pause(20);
}

async function startServer(env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const own = { ...process.env, npm_lifecycle_event: '', ...env };
  const child = spawn(process.execPath, ['--eval', PROGRAM], { cwd: root, env: own });
  await waitFor('up');
  return child;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

test('passes a signal on, waits, and ends as the server does', async () => {
  const child = await startServer();
  child.kill('SIGINT');
  expect(await exitOf(child)).toBe(0);
  expect(await notes()).toBe('up SIGINT ');
});

test('runs the server with the flags of all servers', async () => {
  const child = await startServer();
  child.kill('SIGTERM');
  await exitOf(child);
  expect(JSON.parse(await readFile(join(root, 'flags.json'), 'utf8'))).toEqual(NODE_FLAGS);
});

test('returns the exit code of the server', async () => {
  const child = await startServer();
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(7);
});

test('the server notices when its parent is killed', async () => {
  const child = await startServer();
  child.kill('SIGKILL');
  await waitFor('disconnect');
});

test('stops when npm, which started it through a shell, is killed', async () => {
  const script = join(root, 'start.mjs');
  await writeFile(script, PROGRAM);
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const npm = `require('node:child_process').spawn('sh', ['-c', 'node start.mjs; true'], { stdio: 'ignore' });`;
  const child = spawn(process.execPath, ['--eval', npm], { cwd: root, env });
  await waitFor('up');
  child.kill('SIGKILL');
  await waitFor('SIGTERM');
});

test('outlives the shell in which npm was typed, and stops when npm is killed', async () => {
  await writeFile(join(root, 'start.mjs'), PROGRAM);
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  // If `sh` replaces itself by its last command, npm is the direct parent.
  const npm = `require('node:child_process').spawn(process.execPath, ['start.mjs'], { stdio: 'ignore' });`;
  const typed = ['-c', '"$@" & echo $!; read -r line', 'sh', process.execPath, '--eval', npm];
  const shell = spawn('sh', typed, { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [pid] = (await once(shell.stdout, 'data')) as [Buffer];
  await waitFor('up');
  shell.stdin.end();
  await exitOf(shell);
  await pause(2000);
  expect(await notes()).toBe('up ');
  process.kill(Number(pid), 'SIGKILL');
  await waitFor('SIGTERM');
});
