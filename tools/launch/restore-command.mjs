// @ts-check
import { runProgram } from './run-program.mjs';

/** `npm run restore -- <file> [--replace]`: makes local data of a backup. Returns the exit code. @param {string[]} words */
export function main(words) {
  return runProgram('restore', { words });
}
