import { dirname } from 'node:path';
import { listFiles } from './repository';

/** As many as fit on a screen. */
const MOST = 20;
const SOURCE = /\.(tsx?|mjs)$/;
/** Files about a source beside them: tests, fixtures, cases and examples. */
const BESIDE = /\.(test|e2e|test-d|fixture|cases|example)\.tsx?$/;

function crowdedIn(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (SOURCE.test(file) && !BESIDE.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST).map(([folder, count]) => `${folder} holds ${count} sources`);
}

test(`no folder has more than ${MOST} sources: move related files to a folder of their own`, () => {
  expect(crowdedIn(listFiles())).toEqual([]);
});

test('the search for such folders finds them', () => {
  const files = (count: number, ending: string) => Array.from({ length: count }, (_, index) => `a/b/${index}${ending}`);
  expect(crowdedIn([...files(20, '.view.tsx'), 'a/b/one.mjs'])).toEqual(['a/b holds 21 sources']);
  expect(crowdedIn([...files(20, '.ts'), 'a/b/c/one.ts', 'a/one.ts'])).toEqual([]);
  expect(crowdedIn([...files(20, '.ts'), ...files(20, '.dom.test.ts'), ...files(20, '.example.tsx')])).toEqual([]);
  expect(crowdedIn([...files(20, '.ts'), ...files(20, '.long.e2e.ts'), ...files(20, '.css')])).toEqual([]);
});
