// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from '../../build/files/folders.mjs';
import { SERVER_ARGS } from './server-args.mjs';
import { watchStarter } from './watch-starter.mjs';

const FIRST_SIGNAL_EXIT = 128;

/**
 * Runs the built server until it ends, passing signals on. Its IPC channel tells it if this process is killed.
 * @returns {Promise<number>} its exit code
 */
export function runServer() {
  const env = { NODE_ENV: 'production', ...process.env };
  // First, so that no signal is missed while the server runs.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  watchStarter(() => child.kill('SIGTERM'));
  const child = spawn(process.execPath, SERVER_ARGS, {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? FIRST_SIGNAL_EXIT + (signal ? constants.signals[signal] : 0)));
  });
}
