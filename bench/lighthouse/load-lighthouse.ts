import { installPackages } from '../../tools/launch/install.mjs';
import { createProgress } from '../../tools/launch/progress.mjs';

/** Lighthouse. It brings a hundred packages, a fifth of what is installed in all: anyone who measures with it installs them. */
export async function loadLighthouse() {
  await installPackages({ root: import.meta.dirname, progress: createProgress() });
  return (await import('lighthouse')).default;
}
