// @ts-check
import { EXIT } from './exit.mjs';

/**
 * Reports the progress of a deploy.
 * @typedef {object} Reporter
 * @property {(begun: { remote: string, version: string, files: number, bytes: number }) => void} begun
 * @property {(sent: { path: string, done: number, total: number, isWhole: boolean }) => void} sent
 * @property {(why: string, pauseMs: number) => void} retry
 * @property {(there: { remote: string, version: string }) => void} there
 * @property {(deployed: { remote: string, version: string, requestedSources: Record<string, string[]> }) => void} deployed
 * @property {(error: import('./exit.mjs').DeployError) => void} failed
 */

const SECOND_MS = 1000;
const KILO = 1000;
const TO_LINE_START = '\r\u001b[K';

/** For CI: one JSON object per line. @param {NodeJS.WritableStream} out @returns {Reporter} */
export function jsonReporter(out) {
  /** @param {string} event @param {object} detail */
  const print = (event, detail) => void out.write(`${JSON.stringify({ event, ...detail })}\n`);
  return {
    begun: (begun) => print('begun', begun),
    sent: (sent) => print('sent', sent),
    retry: (why, pauseMs) => print('retry', { why, pauseMs: Math.round(pauseMs) }),
    there: (there) => print('there', there),
    deployed: (deployed) => print('deployed', deployed),
    failed: ({ kind, message, reasons }) => print('failed', { kind, exit: EXIT[kind], message, reasons }),
  };
}

/**
 * For people: one changing line on a terminal, otherwise one line per file.
 * @param {{ out: NodeJS.WritableStream & { isTTY?: boolean }, err: NodeJS.WritableStream }} streams
 * @returns {Reporter}
 */
export function textReporter({ out, err }) {
  const isTerminal = out.isTTY === true;
  const clear = isTerminal ? TO_LINE_START : '';
  /** @param {string} line */
  const print = (line) => void out.write(`${clear}${line}\n`);
  return {
    begun({ remote, version, files, bytes }) {
      const wanted =
        files === 0 ? 'all of its files are already there' : `${files} files, ${size(bytes)}, are to be sent`;
      print(`${remote} ${version}: ${wanted}.`);
    },
    sent({ path, done, total, isWhole }) {
      const share = total === 0 ? 100 : Math.floor((done / total) * 100);
      if (isTerminal) out.write(`${clear}${share} % of ${size(total)}  ${path}`);
      else if (isWhole) print(`${String(share).padStart(3)} %  ${path}`);
    },
    retry: (why, pauseMs) =>
      void err.write(`${clear}No answer (${why}); trying again in ${(pauseMs / SECOND_MS).toFixed(1)} s.\n`),
    there: ({ remote, version }) => print(`${remote} ${version} already exists.`),
    deployed({ remote, version, requestedSources }) {
      print(`${remote} ${version} is deployed. It is not live yet: the operator of the registry makes it live.`);
      for (const [directive, sources] of Object.entries(requestedSources))
        print(`Its pages may ask, by ${directive}: ${sources.join(' ')}`);
    },
    failed({ message, reasons }) {
      err.write(`${clear}${message}\n`);
      for (const { where, what, mend } of reasons) err.write(`\n  ${where}\n    ${what}\n    ${mend}\n`);
    },
  };
}

/** @param {number} bytes */
function size(bytes) {
  return bytes < KILO ? `${bytes} bytes` : `${(bytes / KILO).toFixed(1)} kB`;
}
