// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/folders.mjs';
import { buildChanged } from './build-changed.mjs';
import { installPackages } from './install.mjs';
import { createProgress } from './progress.mjs';
import { runNode } from './run.mjs';

/**
 * Runs a built program of the server, which is built first where there is none.
 * @param {string} name
 * @param {string[]} [words]
 * @returns {Promise<number>} its exit code
 */
export async function runProgram(name, words = []) {
  const program = join(ROOT, 'server', 'dist', `${name}.js`);
  if (!existsSync(program) || !existsSync(join(ROOT, 'node_modules'))) {
    const progress = createProgress();
    await installPackages({ root: ROOT, progress });
    await buildChanged(['server'], { progress });
  }
  // Paths are meant from where somebody has typed them; npm says so, and without npm it is here.
  const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const { code } = await runNode([program, ...words], { env, isShown: true });
  return code;
}
