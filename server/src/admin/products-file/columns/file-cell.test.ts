import fc from 'fast-check';
import { readCells } from '../../csv/read-csv';
import { writeCsv } from '../../csv/write-csv';
import { listCell, markedCell, plainCell, textsOfCell } from './file-cell';

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab,;"\n\t=+-@\'＝ 0.9ż') }),
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\r\n?/g, '\n')),
);

test('what is written is read again, whatever it is, and disarmed meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 5 }), (rows) => {
      const shown = rows.map(([a, b]) => [`x${a}`, b]);
      const written = writeCsv([['first', 'second'], ...shown.map((row) => row.map(markedCell))]);
      const { rows: read } = readCells(written, plainCell);
      expect(read.slice(1).map(({ cells }) => cells)).toEqual(shown);
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ["it's", "it's"],
])('%j is in the file as %j', (text, written) => {
  expect(writeCsv([[markedCell(text)]])).toBe(`\uFEFF${written}\r\n`);
});

test('lists are parted by bars, or by lines where a name has a bar', () => {
  expect([listCell(['a', 'b']), listCell(['a|b']), listCell(['a|b', 'c'])]).toEqual(['a | b', 'a|b\n', 'a|b\nc']);
  expect(['a | b', 'a|b\n', 'a|b\nc', ''].map(textsOfCell)).toEqual([['a', 'b'], ['a|b'], ['a|b', 'c'], []]);
});
