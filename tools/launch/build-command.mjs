// @ts-check
import { BUILT_PACKAGES, buildChanged } from './build-changed.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';

/** `npm run build -- [package…] [--force] [--mode=development]` @param {string[]} args */
export async function main(args) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  const unknown = [
    ...names.filter((name) => !BUILT_PACKAGES.includes(name)),
    ...options.filter((option) => !['--force', '--mode=production', '--mode=development'].includes(option)),
  ];
  if (unknown.length > 0) {
    throw new Problem(
      `${unknown.join(', ')} cannot be built: give any of ${BUILT_PACKAGES.join(', ')}, and --force or --mode=development.`,
    );
  }
  const mode = options.includes('--mode=development') ? 'development' : 'production';
  const progress = createProgress();
  const built = await buildChanged(names.length > 0 ? names : BUILT_PACKAGES, {
    progress,
    mode,
    force: options.includes('--force'),
  });
  if (built.length === 0) progress.print('Nothing has changed since the last build.');
  return 0;
}
