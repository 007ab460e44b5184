// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';
import { buildChanged } from './build-changed.mjs';
import { installPackages } from './install.mjs';
import { createProgress } from './progress.mjs';
import { runNode } from './run.mjs';

/**
 * Runs a program of the server, after installing and building what it needs.
 * @param {string} name
 * @param {{ args?: string[], isBesideServer?: boolean }} [options] `isBesideServer` keeps existing packages and builds,
 * which a running server may use
 * @returns {Promise<number>} its exit code
 */
export async function runProgram(name, { args = [], isBesideServer = false } = {}) {
  const program = join(ROOT, 'server', 'dist', `${name}.js`);
  const isThere = existsSync(program) && existsSync(join(ROOT, 'node_modules'));
  if (!isThere || !isBesideServer) {
    const progress = createProgress();
    await installPackages({ root: ROOT, progress });
    await buildChanged(['server'], { progress });
  }
  // Typed paths are relative to the folder of the command, which npm passes on.
  const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const { code } = await runNode([program, ...args], { env, isShown: true });
  return code;
}
