// @ts-check
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';
import { Problem } from '../launch/problem.mjs';
import { createProgress } from '../launch/progress.mjs';
import { runNode } from '../launch/run.mjs';
import { twoAtATime } from '../launch/two-at-a-time.mjs';
import { ON_ONE_PROCESSOR } from './on-one-processor.mjs';

/**
 * @typedef {object} Linter
 * @property {string} package its npm package
 * @property {RegExp} config name of its settings file in the root
 * @property {string[]} args
 * @property {string[]} [fix] in place of `args` with `--fix`
 */

/** @type {Linter[]} */
const LINTERS = [
  { package: 'oxlint', config: /^\.oxlintrc\.json$/, args: ['--threads=1'], fix: ['--fix'] },
  { package: 'oxfmt', config: /^\.oxfmtrc\.json$/, args: ['--check', '--threads=1'], fix: ['--write'] },
  {
    package: 'stylelint',
    config: /^(\.stylelintrc.*|stylelint\.config\.[cm]?js)$/,
    args: ['{shell,mf-*,docs/samples/*}/src/**/*.css', '--allow-empty-input'],
    fix: ['{shell,mf-*,docs/samples/*}/src/**/*.css', '--allow-empty-input', '--fix'],
  },
  {
    package: 'dependency-cruiser',
    config: /^\.dependency-cruiser\.[cm]?js$/,
    args: ['shared-types', 'shell', 'mf-*', 'server', 'e2e', 'tools', 'docs'],
  },
  { package: 'knip', config: /^knip\.(jsonc?|[cm]?[jt]s)$/, args: [] },
];

/**
 * `npm run lint -- [--fix]`: runs every linter, two at a time. A linter without settings fails.
 * @param {string[]} args
 */
export async function main(args) {
  const unknown = args.filter((arg) => arg !== '--fix');
  if (unknown.length > 0) throw new Problem(`${unknown.join(', ')} is not recognized: give --fix, or nothing.`);
  const isFixing = args.includes('--fix');
  const checks = await lintChecks(createProgress(), { isFixing });
  // Fixes run one after the other, because linters must not read files that another one is changing.
  const results = isFixing ? [] : await twoAtATime(checks, (check) => check());
  if (isFixing) for (const check of checks) results.push(await check());
  return results.every(Boolean) ? 0 : 1;
}

/**
 * One check per linter, the slowest first. Each prints its findings and returns whether there are none.
 * @param {import('../launch/progress.mjs').Progress} progress
 * @param {{ isFixing?: boolean }} [manner]
 */
export async function lintChecks(progress, { isFixing = false } = {}) {
  const files = await readdir(ROOT);
  return LINTERS.map((linter) => () => isClean(linter, files, isFixing, progress));
}

/** @param {Linter} linter @param {string[]} files @param {boolean} isFixing @param {import('../launch/progress.mjs').Progress} progress */
async function isClean(linter, files, isFixing, progress) {
  if (!files.some((file) => linter.config.test(file))) {
    progress.print(`${linter.package} has no settings at the top of the repository: add them.`);
    return false;
  }
  const args = [programOf(linter.package), ...((isFixing && linter.fix) || linter.args)];
  const { code, output } = await progress.during(linter.package, () => runNode(args, { env: ON_ONE_PROCESSOR }));
  if (code !== 0) progress.print(output.trimEnd());
  return code === 0;
}

/** @param {string} name */
function programOf(name) {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]));
}
