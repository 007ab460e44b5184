import fc from 'fast-check';
import { writeCsv } from '../csv/write-csv';
import { readAddresses } from './read-addresses';

test.each<[string, string, string[], (readonly [number, string])[]]>([
  ['one a line', 'ada@x.example\r\n\r\nben@x.example\n', ['ada@x.example', 'ben@x.example'], []],
  [
    'the first column',
    'ada@x.example,Ada\nben@x.example;Ben\neve@x.example\tEve',
    ['ada@x.example', 'ben@x.example', 'eve@x.example'],
    [],
  ],
  ['the column that the first line names', 'Name,E-mail\n"Ada, Countess",ada@x.example', ['ada@x.example'], []],
  ['a repeated address once', 'ada@x.example\nADA@x.example', ['ADA@x.example'], []],
  [
    'wrong lines by number',
    'ada@x.example\nben\n\n,eve@x.example',
    ['ada@x.example'],
    [
      [2, 'ben'],
      [4, ''],
    ],
  ],
  ['a byte order mark', '\uFEFFemail\nada@x.example', ['ada@x.example'], []],
  ['nothing', ' \n', [], []],
])('reads %s', (_, text, emails, wrong) => {
  expect(readAddresses(text)).toMatchObject({ emails, wrong });
});

test('an export is read again, whatever the other columns hold', () => {
  const row = fc
    .tuple(fc.string(), fc.emailAddress(), fc.string())
    .map((cells) => cells.map((cell) => cell.replace(/[\r\n\t]/g, ' ')));
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { minLength: 1, maxLength: 5, selector: ([, email = '']) => email.toLowerCase() }),
      (rows) => {
        const plain = rows
          .map(([name = '', email = '', note = '']) => [email, name, note])
          .filter(([email = '']) => /^[\w.+-]+@/.test(email));
        const read = readAddresses(writeCsv([['Email', 'Name', 'Note'], ...plain]));
        expect(read.emails).toEqual(plain.map(([email]) => email));
        expect(read.wrong).toEqual([]);
      },
    ),
  );
});
