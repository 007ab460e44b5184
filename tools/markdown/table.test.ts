import fc from 'fast-check';
import { table } from './table.ts';

/** A pipe that no backslash escapes. */
const BORDER = /(?<!\\)(?:\\\\)*\|/g;

test('a table has a head, a line and its rows', () => {
  expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});

test.each([
  ['a | b', String.raw`a \| b`],
  [String.raw`a \| b`, String.raw`a \\\| b`],
  ['two\r\n  lines', 'two lines'],
])('%j stays within its cell', (text, cell) => {
  expect(
    table(['x'], [[text]])
      .split('\n')
      .at(-1),
  ).toBe(`| ${cell} |`);
});

test('whatever its cells say, a row is one line of as many cells', () => {
  const piece = fc.constantFrom('|', '\\', '\n', ' ', '`', 'a', ' | ', '\\|');
  const cells = fc.array(
    fc.array(piece).map((pieces) => pieces.join('')),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(cells, (row) => {
      const heads = row.map((_, index) => `head ${index}`);
      const lines = table(heads, [row]).split('\n');
      expect(lines).toHaveLength(3);
      expect(lines[2]?.match(BORDER)).toHaveLength(row.length + 1);
    }),
  );
});
