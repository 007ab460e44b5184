// @ts-check

/** With more failed files than this, a busy machine is not the cause. */
const MOST_FILES = 5;

/**
 * Repeats failed browser test files alone, and replaces their results, since a browser also depends on what else the
 * machine does. Files that pass only then are printed: they have a race.
 * @param {import('./run-jest.mjs').JestCounts} first
 * @param {{ run: (files: string[]) => Promise<import('./run-jest.mjs').JestCounts>, print: (line: string) => void }} tools
 * @returns {Promise<import('./run-jest.mjs').Counts>}
 */
export async function withSecondTry(first, { run, print }) {
  const again = first.failedFiles.filter(({ file }) => file.endsWith('.e2e.ts'));
  if (again.length === 0 || again.length > MOST_FILES) return first;
  const files = again.map(({ file }) => file);
  print(`— second try of ${files.join(', ')}`);
  const second = await run(files);
  const stillFail = new Set(second.failedFiles.map(({ file }) => file));
  for (const file of files)
    if (!stillFail.has(file)) print(`Unsteady: ${file} failed, and passed when it ran again alone.`);
  const sum = (/** @type {keyof import('./run-jest.mjs').Counts} */ key) =>
    first[key] - again.reduce((total, counts) => total + counts[key], 0) + second[key];
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
