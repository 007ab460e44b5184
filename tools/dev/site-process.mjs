// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from '../build/files/folders.mjs';
import { SERVER_ARGS } from '../launch/server/server-args.mjs';

/** Generous budgets, because builds slow rendering down, and fallbacks would be misleading. */
const PATIENT_BUDGETS = { BLOCK_BUDGET_MS: '5000', PAGE_BUDGET_MS: '20000' };

/**
 * @typedef {import('../../server/src/main/carry-out.ts').Order} Order
 *
 * The server in its own process, which receives orders.
 * @typedef {object} SiteProcess
 * @property {(order: Order) => Promise<void>} follow passes the order to the server. Starts it instead if it does
 * not run or its own code was built, because a start publishes and loads everything
 * @property {(signal: NodeJS.Signals) => Promise<number>} stop returns its exit code
 */

/** @param {(line: string) => void} print @returns {SiteProcess} */
export function createSiteProcess(print) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {Promise<number>} */
  let ended = Promise.resolve(0);
  let isWanted = false;

  const start = () => {
    const env = { NODE_ENV: 'production', ...PATIENT_BUDGETS, ...process.env, DEV: 'yes' };
    const started = spawn(process.execPath, SERVER_ARGS, {
      cwd: ROOT,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    [child, isWanted] = [started, true];
    ended = new Promise((resolve) => started.once('exit', (code) => resolve(code ?? 1)));
    void ended.then(() => {
      child = undefined;
      // The next change may fix the cause.
      if (isWanted) print('The server has exited; it restarts with the next change.');
    });
  };

  const stop = async (/** @type {NodeJS.Signals} */ signal) => {
    isWanted = false;
    child?.kill(signal);
    return ended;
  };

  return {
    stop,
    async follow(order) {
      const isFresh = !child || order.built.includes('server');
      if (isFresh) {
        await stop('SIGTERM');
        start();
      }
      child?.send(isFresh ? { ...order, built: [], samples: false } : order);
    },
  };
}
