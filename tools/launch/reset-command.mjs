// @ts-check
import { runProgram } from './run-program.mjs';

/** `npm run reset`: deletes all local data. Returns the exit code. */
export function main() {
  return runProgram('reset');
}
