import fc from 'fast-check';
import { writeCsv } from './write-csv';
import { firstSeparator, readCsv, readCsvLine } from './read-csv';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

test('cells are separated by commas, semicolons or tabs, and may be quoted', () => {
  expect(cellsOf('a,b\r\nc,d')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(cellsOf('a;b,c\rd;e')).toEqual([['a;b', 'c'], ['d;e']]);
  expect(cellsOf('a;b\n c ; d ')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(cellsOf('\uFEFFa\t"b ""c""\td"')).toEqual([['a', 'b "c"\td']]);
});

test('rows have the number of their first line; empty ones are skipped', () => {
  expect(readCsv('a,b\n\n , \n"c\nd",e\nf,g').rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 4, cells: ['c\nd', 'e'] },
    { line: 6, cells: ['f', 'g'] },
  ]);
});

test('a quotation mark that is never closed is named by its line', () => {
  expect(readCsv('a,b\nc,"d\ne,f').unclosed).toBe(2);
});

test('so is one that is closed within a cell, which could join lines', () => {
  expect(readCsv('a,"b\nb"\nc,"d"e,f\ng,h').unclosed).toBe(3);
});

test('line by line, cells are separated by what comes first', () => {
  expect(readCsvLine('ada@x.example;"Ada; of, Kent"', firstSeparator('ada@x.example;"Ada'))).toEqual([
    'ada@x.example',
    'Ada; of, Kent',
  ]);
});

test('what was written is read again', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '/', ',', ';', '-', '=', '"', 'ż') })
    .map((text) => `/${text.trim()}/`);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      expect(cellsOf(writeCsv(rows))).toEqual(rows);
    }),
  );
});
