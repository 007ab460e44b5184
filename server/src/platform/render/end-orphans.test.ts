import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { spec } from '../../../../tools/testing/spec';
import { isAlive } from '../postgres/operating-system';
import { PROGRAM } from './render-job.fixture';

/** A server with one idle process, and one in a view that never ends. */
const SERVER = `
  import { spawnSync } from 'node:child_process';
  import { createRenderPool } from './render-pool';
  const code = { shell: 'exports.shell = { contract: 1, createRenderHost: () => ({}) };',
    'mf-x@1': 'exports.remote = { contract: 1, features: { hangs: { element: () => { for (;;); } } } };' };
  const pool = createRenderPool({ program: ${JSON.stringify(PROGRAM)}, size: 2, codeOf: async (key) => code[key] });
  pool.warm();
  const budget = { jobMs: 60_000, pageMs: 60_000 };
  void pool.run({ shell: 'shell', bundle: 'mf-x@1', task: { kind: 'feature', feature: 'hangs', props: { block: { id: 'b' } } }, context: {}, perRequest: {}, budget });
  setTimeout(() => {
    const list = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout.split('\\n').map((line) => line.trim().split(/ +/));
    console.log(list.filter(([, parent]) => parent === String(process.pid)).map(([pid]) => pid).join());
  }, 1500);`;

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'colonnade-orphans-'))));
afterAll(() => rm(folder, { recursive: true }));

spec('PLAT-05', 'killing a server ends its render processes, even in an endless loop', async () => {
  const outfile = join(folder, 'server.mjs');
  const stdin = { contents: SERVER, resolveDir: __dirname, loader: 'ts' } as const;
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  const server = spawn(process.execPath, [outfile], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  const pids = output.trim().split(',').map(Number).filter(isAlive);
  // Both processes, and the shell that waits to end them; ps itself has ended.
  expect(pids).toHaveLength(3);
  server.kill('SIGKILL');
  await once(server, 'exit');
  while (pids.some(isAlive)) await pause(10);
});
