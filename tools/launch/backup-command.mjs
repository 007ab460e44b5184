// @ts-check
import { runProgram } from './run-program.mjs';

/** `npm run backup -- <file>`: writes all local data into one file. Returns the exit code. @param {string[]} args */
export function main(args) {
  return runProgram('backup', { args, isBesideServer: true });
}
