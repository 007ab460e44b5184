// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from '../build/files/folders.mjs';

const EXIT_INTERRUPTED = 130;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isInterrupted = false;

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isShown] its output is shown, and the returned output is empty
 * @property {string} [cwd]
 * @property {boolean} [shell]
 */

/**
 * Runs a program to its end, passing signals on. Rejects if it cannot be started.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(file, args, { env = process.env, isShown = false, cwd = ROOT, shell = false } = {}) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, interrupt);
  const child = spawn(file, args, { cwd, env, shell, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  try {
    const code = await new Promise((resolve, reject) =>
      child.once('error', reject).once('close', (ended) => resolve(ended ?? 1)),
    );
    if (isInterrupted) process.exit(EXIT_INTERRUPTED);
    return { code, output };
  } finally {
    running.delete(child);
    // Other listeners handle further signals.
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

/** Runs a program written for Node. @param {string[]} args @param {RunOptions} [options] */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  isInterrupted = true;
  for (const child of running) child.kill(signal);
}
