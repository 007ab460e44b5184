import { analyse } from 'scslre';
import { patternsIn } from './patterns-in';
import { listFiles, readText } from './repository';

/** Code that runs on the server: its own, the contract, and rendered views. */
const ON_THE_SERVER = /^(?:server|shared-types|shell|mf-[a-z]+)\/src\/.*\.tsx?$/;
const NOT_IN_PRODUCTION = /\.(?:test|test-d|fixture|cases|example|long)\.|\/workbench\.|^shell\/src\/development\//;

const isLinear = (source: string, flags: string): boolean => analyse({ source, flags }).reports.length === 0;

test('no regular expression of the server takes quadratic time, or more', () => {
  const files = listFiles().filter((file) => ON_THE_SERVER.test(file) && !NOT_IN_PRODUCTION.test(file));
  const all = files.flatMap((file) => patternsIn(file, readText(file)).map((pattern) => ({ file, ...pattern })));
  expect(all.length).toBeGreaterThan(100);
  const slow = all.filter(({ source, flags }) => !isLinear(source, flags));
  expect(slow.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
});

test.each([
  [String.raw`\s*%$`, false],
  [String.raw`^-+|-+$`, false],
  ['(?:a+)+b', false],
  [String.raw`(?<!\s)\s+$`, true],
  [String.raw`^\s*%$`, true],
])('%s is linear: %j', (source, expected) => {
  expect(isLinear(source, '')).toBe(expected);
});
