// @ts-check
import { runProgram } from './run-program.mjs';

/** `npm run backup -- <file>`: writes all local data into one file. Returns the exit code. @param {string[]} words */
export function main(words) {
  return runProgram('backup', { words, isBesideServer: true });
}
