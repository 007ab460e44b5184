// @ts-check

/** With more failed files than this, a busy machine is not the cause. */
const MOST_FILES = 5;

/**
 * Runs browser test files that failed once more, alone, and puts what they say then in place of what they said first.
 * Other tests get no second try: what fails in them now and then is a fault of ours, while a browser also depends on
 * what else its machine does. Every file that passes only then is named: it has a race that wants to be found.
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
