import { installPackages } from '../../tools/launch/install.mjs';
import { createProgress } from '../../tools/launch/progress.mjs';

/** Loads Lighthouse. It has a hundred dependencies, so only who measures with it installs it. */
export async function loadLighthouse() {
  await installPackages({ root: import.meta.dirname, progress: createProgress() });
  return (await import('lighthouse')).default;
}
