import fc from 'fast-check';
import { readCsv } from './read-csv.fixture';
import { writeCsv } from './write-csv';

const cells = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab,;"\r\n\t=+-@ 0.9żא😀') }),
  fc.string({ unit: 'grapheme' }),
);
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

/** Full-width signs begin formulas too. */
const APOSTROPHE = /'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

test('a written file is parsed unchanged, except for the apostrophe before possible formulas', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const text = writeCsv(table);
      expect(text.startsWith('\uFEFF')).toBe(true);
      const read = readCsv(text.slice(1));
      expect(read.map((row) => row.map((one) => one.replace(APOSTROPHE, '')))).toEqual(
        table.map((row) => row.map((one) => one.replace(APOSTROPHE, ''))),
      );
    }),
  );
});

test('no cell begins like a formula, unless it is a number', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const all = readCsv(writeCsv(table).slice(1)).flat();
      expect(all.filter((one) => /^[=+\-@\t\r]/.test(one) && !/^-\d+(\.\d+)?$/.test(one))).toEqual([]);
    }),
  );
});

test('no part of a cell does, after what other programs take for its end', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const all = readCsv(writeCsv(table).slice(1)).flat();
      const pieces = all.flatMap((one) => one.split(/[,;\t\r\n]/).slice(1));
      expect(pieces.filter((one) => /^["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(one))).toEqual([]);
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['-5.5', '-5.5'],
  ['-5+3', "'-5+3"],
  ['+48 600', "'+48 600"],
  ['a "word", then', '"a ""word"", then"'],
  ['two\nlines', '"two\nlines"'],
  ['＝1+1', "'＝1+1"],
  ['x;=1+1', "x;'=1+1"],
  ['x; "=1+1";y', `"x; ""'=1+1"";y"`],
  ['x\n@SUM(A1)', `"x\n'@SUM(A1)"`],
  ['1-2;3=3', '1-2;3=3'],
])('%j is written %j', (text, written) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});
