import type { JestCounts } from './run-jest.mjs';
import { withSecondTry } from './second-try.mjs';

const counts = (passed: number, failed: number, failedFiles: JestCounts['failedFiles'] = []): JestCounts => ({
  passed,
  failed,
  skipped: 0,
  failedFiles,
});
const failing = (file: string, passed: number, failed: number) => ({ file, passed, failed, skipped: 0 });

/** Runs `withSecondTry` with `second` as its result; returns the sums, the repeated files and the printed lines. */
async function tryAgain(first: JestCounts, second: JestCounts) {
  const ran: string[][] = [];
  const printed: string[] = [];
  const run = (files: string[]) => {
    ran.push(files);
    return Promise.resolve(second);
  };
  const { passed, failed, skipped } = await withSecondTry(first, { run, print: (line) => void printed.push(line) });
  return { sums: { passed, failed, skipped }, ran, printed: printed.join('\n') };
}

test('a browser test that passes alone counts as passed, and is named', async () => {
  const first = counts(107, 1, [failing('e2e/src/cart.e2e.ts', 7, 1)]);
  const { sums, ran, printed } = await tryAgain(first, counts(8, 0));
  expect(ran).toEqual([['e2e/src/cart.e2e.ts']]);
  expect(sums).toEqual({ passed: 108, failed: 0, skipped: 0 });
  expect(printed).toContain('Unsteady: e2e/src/cart.e2e.ts');
});

test('a browser test that fails again has failed, also beside one that passes', async () => {
  const still = failing('e2e/src/map.e2e.ts', 3, 1);
  const first = counts(110, 3, [failing('e2e/src/cart.e2e.ts', 7, 1), failing('e2e/src/map.e2e.ts', 2, 2)]);
  const { sums, printed } = await tryAgain(first, counts(11, 1, [still]));
  expect(sums).toEqual({ passed: 112, failed: 1, skipped: 0 });
  expect(printed).not.toContain('Unsteady: e2e/src/map.e2e.ts');
});

test('an interrupted second run is not a success', async () => {
  const first = counts(107, 1, [failing('e2e/src/cart.e2e.ts', 7, 1)]);
  const { sums } = await tryAgain(first, counts(0, 1));
  expect(sums.failed).toBe(1);
});

test.each([
  ['nothing failed', counts(100, 0)],
  ['the server failed', counts(99, 1, [failing('server/src/site/page.test.ts', 4, 1)])],
  [
    'many browser tests failed',
    counts(
      90,
      6,
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => failing(`e2e/src/${name}.e2e.ts`, 1, 1)),
    ),
  ],
])('there is no second try if %s', async (_case, first) => {
  const { sums, ran } = await tryAgain(first, counts(0, 0));
  expect(ran).toEqual([]);
  expect(sums).toEqual({ passed: first.passed, failed: first.failed, skipped: 0 });
});
