// @ts-check
import { runProgram } from './run-program.mjs';

/**
 * `npm run restore -- <file> [--replace]`: restores local data from a backup. Returns the exit code.
 * @param {string[]} args
 */
export function main(args) {
  return runProgram('restore', { args });
}
