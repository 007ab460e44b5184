import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BUILT_PACKAGES } from '../launch/build-changed.mjs';

// A small repository with copies of the real programs and a server that records what happens to it.
const PROGRAMS = ['dev.mjs', 'dev', 'launch', 'build/build-worker.mjs', 'build/explain-build.mjs', 'build/files'];
const BUILDER = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
export async function buildPackage(name) {
  const source = readFileSync(name + '/src/main.ts', 'utf8');
  if (source.includes('broken')) throw new Error(name + '/src/main.ts:1:1 is broken');
  mkdirSync(name + '/dist', { recursive: true });
  writeFileSync(name + '/dist/main.js', source);
}`;
const SERVER = `const { appendFileSync } = require('node:fs');
const note = (word) => appendFileSync('notes.txt', word + '\\n');
process.on('message', (order) => {
  note(JSON.stringify(order));
  if (order.built.includes('mf-consent')) process.exit(3);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { note(signal); process.exit(0); });
note('up ' + process.env.DEV);
`;
const LOCK = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } });
/** Ends hanging tests; a busy machine may need seconds. */
const LONGEST_WAIT_MS = 60_000;
const UP = 'up yes\n{"built":[],"samples":false,"faults":[]}\n';

let root: string;
let dev: ChildProcess;
let printed: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'colonnade-dev-'));
  for (const path of PROGRAMS) await cp(join(__dirname, '..', path), join(root, 'tools', path), { recursive: true });
  const files = {
    'package.json': JSON.stringify({ workspaces: BUILT_PACKAGES }),
    'package-lock.json': LOCK,
    'node_modules/.package-lock.json': LOCK,
    'tools/budgets.json': '{}',
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await write('tools/build/build-package.mjs', BUILDER);
  await write('server/sample/shop/site.json', '{}');
  await write('shared-types/src/cart.ts', '');
  for (const name of BUILT_PACKAGES) await write(`${name}/src/main.ts`, name === 'server' ? SERVER : '// first');
  printed = '';
  const env = { ...process.env, npm_lifecycle_event: '' };
  dev = spawn(process.execPath, ['tools/dev.mjs'], { cwd: root, env });
  for (const stream of [dev.stdout, dev.stderr]) stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  await noted(UP);
});
afterEach(async () => {
  if (dev.exitCode === null) await end('SIGKILL');
  await rm(root, { recursive: true, maxRetries: 5 });
});

/** Writes a file atomically, so that no build sees half of it. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, 'saving'), text);
  await rename(join(root, 'saving'), join(root, file));
}

async function noted(text: string): Promise<void> {
  const file = join(root, 'notes.txt');
  for (const endMs = Date.now() + LONGEST_WAIT_MS; Date.now() < endMs;) {
    if ((await readFile(file, 'utf8').catch(() => '')) === text) return rm(file);
    await pause(20);
  }
  throw new Error(`Not noted: ${text}\nbut: ${await readFile(file, 'utf8').catch(() => '')}\n${printed}`);
}

function end(signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => dev.once('exit', resolve));
  dev.kill(signal);
  return ended;
}

const order = (changes: object) => `${JSON.stringify({ built: [], samples: false, faults: [], ...changes })}\n`;

test('builds what has changed and passes it to the running server, until it is stopped', async () => {
  await write('mf-blocks/src/main.ts', '// second');
  await noted(order({ built: ['mf-blocks'] }));
  await write('shared-types/src/cart.ts', 'the contract');
  await noted(`SIGTERM\n${UP}`);
  expect(await end('SIGINT')).toBe(0);
  await noted('SIGINT\n');
});

test('reports what is broken, here and in the pages, and continues with the rest', async () => {
  await write('mf-blocks/src/main.ts', '// broken');
  const title = 'mf-blocks could not be built; the last good build stays';
  const faults = [{ title, text: 'mf-blocks/src/main.ts:1:1 is broken' }];
  await noted(order({ faults }));
  expect(printed).toContain(`\n${title}\nmf-blocks/src/main.ts:1:1 is broken\n`);
  await write('mf-forms/src/main.ts', '// second');
  await noted(order({ built: ['mf-forms'], faults }));
  expect(printed.split(title)).toHaveLength(2);
  await write('mf-blocks/src/main.ts', '// mended');
  await noted(order({ built: ['mf-blocks'] }));
});

test('restarts the server when its own code has changed, and keeps it while that is broken', async () => {
  await write('server/src/main.ts', `${SERVER} broken`);
  await noted(
    order({
      faults: [
        {
          title: 'server could not be built; the last good build stays',
          text: 'server/src/main.ts:1:1 is broken',
        },
      ],
    }),
  );
  await write('server/src/main.ts', `${SERVER} // mended`);
  await noted(`SIGTERM\n${UP}`);
});

test('restarts the server when a budget has changed', async () => {
  await write('tools/budgets.json', '{ "files": [] }');
  await noted(`SIGTERM\n${UP}`);
});

test('samples are reloaded, and changed tests have no effect', async () => {
  await write('server/sample/shop/site.json', '{ "format": 1 }');
  await noted(order({ samples: true }));
  await write('mf-blocks/src/main.test.ts', '// a test');
  await noted(order({}));
});

test('a server that has ended by itself restarts with the next change', async () => {
  await write('mf-consent/src/main.ts', '// second');
  await noted(order({ built: ['mf-consent'] }));
  while (!printed.includes('The server has exited')) await pause(20);
  await write('mf-blocks/src/main.ts', '// second');
  await noted(UP);
});

test('refuses unknown arguments', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/dev.mjs', 'server'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'server is not recognized: give the name of one remote for its workbench, or nothing.\n',
  });
});
