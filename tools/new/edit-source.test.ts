import { addEntry, addImports } from './edit-source.ts';

const path = 'mf-forms/src/remote.ts';
const enter = (text: string, name: string, entry: string) => addEntry({ path, text }, { name, entry });

test.each([
  ['const list = [a, b];', 'list', 'const list = [a, b,\nc];'],
  ['const list: readonly A[] = [\n  a,\n] as const;', 'list', 'const list: readonly A[] = [\n  a,\nc,\n] as const;'],
  ['const list = [];', 'list', 'const list = [c];'],
  ['const x = { features: { a: 1 } } satisfies X;', 'features', 'const x = { features: { a: 1,\nc } } satisfies X;'],
  ['interface LoadedData {\n  a: A;\n}', 'LoadedData', 'interface LoadedData {\n  a: A;\nc\n}'],
])('adds an entry in %j', (text, name, entered) => expect(enter(text, name, 'c')).toBe(entered));

test.each([
  ['mf-forms/src/remote.ts has no table "features" any more', 'const other = [a];'],
  ['mf-forms/src/remote.ts has no table "features" any more', 'const features = list();'],
  ['mf-forms/src/remote.ts:2 cannot be read: fix it first.', 'const features = [a];\n<<<<<<< mine'],
])('refuses with “%s”', (message, text) => expect(() => enter(text, 'features', 'c')).toThrow(message));

test('an import is added in order', () => {
  const [first, other, last] = ["import 'zod';", "import './a';", "import './c';"];
  const add = (from: string, ...lines: string[]) =>
    addImports({ path, text: [...lines, '', 'run();'].join('\n') }, { from, lines: [`import '${from}';`] });
  expect(add('./b', first, other, last)).toBe([first, other, "import './b';", last, '', 'run();'].join('\n'));
  expect(add('./d', first, other, last)).toBe([first, other, last, "import './d';", '', 'run();'].join('\n'));
  expect(add('./b', first)).toBe([first, "import './b';", '', 'run();'].join('\n'));
});
