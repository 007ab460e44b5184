import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const READY_MS = 60_000;

/**
 * Starts the built server, in a process of its own, on a data folder of its own.
 * @param {{ port: number, env?: Record<string, string>, cpu?: number }} options `cpu` binds it to one core (Linux)
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startSite({ port, env = {}, cpu }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'colonnade-bench-'));
  const command = [process.execPath, join(ROOT, 'server', 'dist', 'main.js')];
  const bound = cpu === undefined ? command : ['taskset', '-c', String(cpu), ...command];
  const child = spawn(bound[0] ?? '', bound.slice(1), {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilReady(child);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not become ready.')), READY_MS);
    child.once('exit', () => reject(new Error('The server ended before it was ready.')));
    child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
      if (!chunk.toString().includes('ready ')) return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
