// @ts-check
import { ROOT } from '../build/files/folders.mjs';
import { BUILT_PACKAGES, buildChanged } from './build-changed.mjs';
import { installPackages } from './install.mjs';
import { createProgress } from './progress.mjs';
import { runServer } from './server/run-server.mjs';

/** `npm start`: installs, builds and serves. Returns the server's exit code. */
export async function main() {
  const progress = createProgress();
  await installPackages({ root: ROOT, progress });
  await buildChanged(BUILT_PACKAGES, { progress });
  return runServer();
}
