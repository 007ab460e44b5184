// @ts-check
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';

const WORKER = join(ROOT, 'tools', 'build', 'build-worker.mjs');

/**
 * A build's output and, if it failed, the reason with file and line first.
 * @typedef {{ output: string, complaint?: string }} BuildAnswer
 */

/**
 * Build processes, each for one package at a time. They stay alive, so that the next build starts at once.
 * @typedef {object} Builders
 * @property {(name: string, options: object) => Promise<BuildAnswer>} build
 * @property {() => void} warm starts one in advance
 * @property {() => void} close ends idle ones, so that changed build code is loaded again
 */

/** @returns {Builders} */
export function createBuilders() {
  /** @type {import('node:child_process').ChildProcess[]} */
  let idle = [];
  const start = () => fork(WORKER, { cwd: ROOT, execArgv: [] });
  return {
    async build(name, options) {
      const worker = idle.pop() ?? start();
      worker.send({ name, options });
      const answer = await answerOf(worker);
      if (worker.connected) idle.push(worker);
      return answer;
    },
    warm() {
      if (idle.length > 0) return;
      idle.push(start());
      idle[0]?.send({ warm: true });
    },
    close() {
      for (const worker of idle) worker.disconnect();
      idle = [];
    },
  };
}

/** @param {import('node:child_process').ChildProcess} worker @returns {Promise<BuildAnswer>} */
function answerOf(worker) {
  return new Promise((resolve) => {
    const end = (/** @type {number | null} */ code) =>
      settle({ output: '', complaint: `The build process exited with code ${code}.` });
    const settle = (/** @type {any} */ answer) => {
      worker.off('message', settle).off('exit', end);
      resolve(answer);
    };
    worker.once('message', settle).once('exit', end);
  });
}
