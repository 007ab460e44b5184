import fc from 'fast-check';
import { readCsv } from '../../csv/read-csv.fixture';
import { writeCsv } from '../../csv/write-csv';
import { tableColumns } from '../table-columns';
import { fileColumns } from './file-columns';

const field = (id: string, title: string) => ({ id, title, type: 'text', required: false, options: [] }) as const;

test('fields with one title in several forms share a column, but not within a form', () => {
  const { titles, cellsOf } = fileColumns(
    new Map([
      ['a', tableColumns([field('1', 'Name'), field('2', 'Guest'), field('3', 'Guest')], [])],
      ['b', tableColumns([field('1', 'Guest'), field('2', 'Name')], ['old'])],
    ]),
  );
  expect(titles).toEqual(['Name', 'Guest', 'Guest', 'old']);
  expect(cellsOf({ formId: 'a', fields: { 1: 'Ada', 3: ['x', 'y'] } })).toEqual(['Ada', '', 'x\ny', '']);
  expect(cellsOf({ formId: 'b', fields: { 1: 'Bob', 2: 'Cy', old: 7 } })).toEqual(['Cy', 'Bob', '', '7']);
  expect(cellsOf({ formId: 'other', fields: { 1: 'Bob' } })).toEqual(['', '', '', '']);
});

const answers = fc.string({ unit: fc.constantFrom(...'ab,;"\r\n\t=+-@ 0.9żא😀') });
/** The apostrophe that disarms what could be a formula. */
const APOSTROPHE = /'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

test('a file of any answers is read back as these answers, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(answers, answers), { minLength: 1, maxLength: 5 }), (all) => {
      const table = tableColumns([field('1', '=Title'), field('2', '+Other')], []);
      const { titles, cellsOf } = fileColumns(new Map([['a', table]]));
      const rows = all.map(([one, other]) => cellsOf({ formId: 'a', fields: { 1: one, 2: [other] } }));
      const read = readCsv(writeCsv([titles, ...rows]).slice(1));
      const disarmed = (row: readonly string[]) => row.map((cell) => cell.replace(APOSTROPHE, ''));
      expect(read.map(disarmed)).toEqual([['=Title', '+Other'], ...all].map(disarmed));
      expect(read.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
    }),
  );
});
