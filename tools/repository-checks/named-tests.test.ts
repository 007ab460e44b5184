import { listFiles, readText } from './repository';

/** Handwritten pages; the map of requirements is generated. */
const PAGE = /^docs\/.*(?<!\.generated)\.md$/;
/** `sheet.dom.test.tsx`, `e2e/src/admin/design-*.e2e.ts`; a name without a stem means a kind of file. */
const NAMED = /`([^`\s]*[^`\s./*]\*?\.(?:test|e2e|test-d)\.tsx?)`/g;
const TEST_FILE = /\.(test|e2e|test-d)\.tsx?$/;

const files = listFiles();
const tests = files.filter((file) => TEST_FILE.test(file));

/** Matches the files that a name may mean: `*` is any part of a name, `{a,b}` one of several. */
function meaning(name: string): RegExp {
  const pattern = name
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`(^|/)${pattern}$`);
}

const testsNamedIn = (text: string): string[] => [...text.matchAll(NAMED)].map(([, name = '']) => name);
const isGone = (name: string): boolean => {
  const meant = meaning(name);
  return !tests.some((file) => meant.test(file));
};

test('every test that the docs name exists', () => {
  const pages = files.filter((file) => PAGE.test(file));
  expect(pages.flatMap((page) => testsNamedIn(readText(page))).length).toBeGreaterThan(100);
  const gone = pages.flatMap((page) =>
    testsNamedIn(readText(page))
      .filter(isGone)
      .map((name) => `${page} names ${name}, which is not there`),
  );
  expect(gone).toEqual([]);
});

test('the search for such names finds them', () => {
  const page =
    'Types (`*.test-d.ts`): `feature-template.test.ts`, `tools/{repository-checks,new}/feature-template.test.ts`, `no*.e2e.ts`, `emplate.test.ts`.';
  expect(testsNamedIn(page)).toEqual([
    'feature-template.test.ts',
    'tools/{repository-checks,new}/feature-template.test.ts',
    'no*.e2e.ts',
    'emplate.test.ts',
  ]);
  expect(testsNamedIn(page).filter(isGone)).toEqual(['emplate.test.ts']);
});
