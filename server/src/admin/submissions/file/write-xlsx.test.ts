import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { writeXlsx } from './write-xlsx';

const cells = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab,;"\n\t=+-@<>&\' 0.9żא😀') }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
);
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const plain = (xml: string) => xml.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
/** The writer leaves out what XML must not, or should not, contain. */
const storable = (text: string) => text.replace(/(?![\t\n\r\x85])[\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]/gu, '');

/** The texts of a spreadsheet by cell, and its sheet as XML. */
async function read(table: readonly (readonly string[])[]) {
  const files = unzipSync(await writeXlsx(table));
  const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const shared = [...xml('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, text = '']) =>
    plain(text),
  );
  const sheet = xml('xl/worksheets/sheet1.xml');
  const texts = [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*?t="(\w+)"[^>]*><v>(\d+)<\/v><\/c>/g)].map(
    ([, place = '', type, index]) => [place, type, shared[Number(index)]] as const,
  );
  return { sheet, texts };
}

test('every answer is the text of its cell, and no cell is a formula or a number', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      const { sheet, texts } = await read(table);
      const expected = table.flatMap((row, line) =>
        row.flatMap((text, column) =>
          text === '' ? [] : [[`${'ABCD'[column]}${line + 1}`, 's', storable(text)] as const],
        ),
      );
      expect(texts).toEqual(expected);
      expect(sheet).not.toMatch(/<f[ >]/);
    }),
  );
});

test('a text that no spreadsheet opens is shortened, without half a character', async () => {
  const { texts } = await read([[`x${'😀'.repeat(20_000)}`]]);
  const [[, , text = ''] = []] = texts;
  expect(text).toBe(`x${'😀'.repeat(16_382)}…`);
  const [[, , whole = ''] = []] = (await read([['a'.repeat(32_767)]])).texts;
  expect(whole).toBe('a'.repeat(32_767));
});
