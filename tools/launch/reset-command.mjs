// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/folders.mjs';
import { buildChanged } from './build-changed.mjs';
import { installPackages } from './install.mjs';
import { createProgress } from './progress.mjs';
import { runNode } from './run.mjs';

const PROGRAM = join(ROOT, 'server', 'dist', 'reset.js');

/** `npm run reset`: forgets all local data. Returns the exit code. */
export async function main() {
  if (!existsSync(PROGRAM) || !existsSync(join(ROOT, 'node_modules'))) {
    const progress = createProgress();
    await installPackages({ root: ROOT, progress });
    await buildChanged(['server'], { progress });
  }
  const { code } = await runNode([PROGRAM], { isShown: true });
  return code;
}
