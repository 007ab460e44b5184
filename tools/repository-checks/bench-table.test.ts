import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { rowsWithoutFigures, tableRows } from './bench-table';

function printed(rows: readonly object[]): string {
  const chunks: string[] = [];
  const stdout = new Writable({ write: (chunk, _encoding, done) => (chunks.push(String(chunk)), done()) });
  const print = new Console({ stdout, colorMode: false });
  print.log('\nbus, 1 runs');
  print.table(rows);
  return chunks.join('');
}

const row = { figure: 'a change, ms', ours: 1.5, beside: 2, range: [0.5, 1], bar: '≤ 3', holds: true };

test('the rows of a printed table are read', () => {
  expect(tableRows(printed([row]))).toEqual([
    {
      '(index)': '0',
      figure: "'a change, ms'",
      ours: '1.5',
      beside: '2',
      range: '[ 0.5, 1 ]',
      bar: "'≤ 3'",
      holds: 'true',
    },
  ]);
  expect(tableRows('bus, 1 runs\n')).toEqual([]);
});

test('a row with figures passes, also beside rows with other columns and with a bar that does not hold', () => {
  const other = { figure: 'script', p99: -3e-7, bar: 'Infinity', holds: false };
  expect(rowsWithoutFigures(tableRows(printed([row, other])))).toEqual([]);
});

test.each([
  ['no number', { ours: NaN }],
  ['an endless one', { ratio: Infinity }],
  ['an empty range', { range: [undefined, 1] }],
  ['nothing', { beside: null }],
])('a row with %s among its figures is found', (_, cells) => {
  expect(rowsWithoutFigures(tableRows(printed([row, { ...row, ...cells }])))).toMatchObject([{ '(index)': '1' }]);
});

test('a row without figures is found', () => {
  expect(rowsWithoutFigures(tableRows(printed([{ figure: '60 blocks', bar: '≤ 3' }])))).toHaveLength(1);
});
