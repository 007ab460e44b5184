import fc from 'fast-check';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { after, anyChance, commandOf, idOf } from '../../commands/commands.fixture';
import { blocksOfRow, type Rows } from '../../commands/rows';
import { exampleContent } from '../../page-editor.fixture';
import { mergeLayouts } from './merge-layouts';

const row = (...columns: readonly (readonly string[])[]): Rows[number] => ({
  columns: columns.map((blocks) => ({ span: 12 / columns.length, blocks })),
});
const textOf = (rows: Rows | undefined): string | undefined =>
  rows?.map(({ columns }) => columns.map(({ blocks }) => blocks.join(' ')).join(' | ')).join(' / ');
const BASE: Rows = [row(['a', 'b']), row(['c'], ['d', 'e']), row(['f']), row([])];
const without = (rows: Rows, at: number): Rows => rows.filter((_, place) => place !== at);

test.each<[what: string, mine: Rows, theirs: Rows, merged: string | undefined]>([
  [
    'blocks moved within two columns',
    [row(['b', 'a']), ...BASE.slice(1)],
    [row(['a', 'b']), row(['c'], ['e', 'd']), ...BASE.slice(2)],
    'b a / c | e d / f / ',
  ],
  [
    'blocks moved out of one section',
    [row(['b']), row(['c', 'a'], ['d', 'e']), ...BASE.slice(2)],
    [row(['a']), row(['c'], ['d', 'e', 'b']), ...BASE.slice(2)],
    'c a | d e b / f / ',
  ],
  ['sections moved and added', [BASE[3]!, ...without(BASE, 3)], [...BASE, row(['g'])], ' / a b / c | d e / f / g'],
  [
    'a block moved, and its section',
    without([row(['a', 'b', 'f']), ...BASE.slice(1)], 2),
    [BASE[2]!, ...without(BASE, 2)],
    'a b f / c | d e / ',
  ],
  [
    'a block moved into a section that they removed',
    [row(['a', 'b']), row(['c'], ['d']), row(['f', 'e']), row([])],
    [row(['a', 'b', 'f']), row(['c'], ['d', 'e']), row([])],
    'a b f / c | d / e / ',
  ],
  [
    'a section removed that they moved a block into',
    without(BASE, 2),
    [row(['a']), row(['c'], ['d', 'e']), row(['f', 'b']), row([])],
    'a / c | d e / b / ',
  ],
  [
    'one block moved by both',
    [row(['b']), row(['c', 'a'], ['d', 'e']), ...BASE.slice(2)],
    [row(['b']), row(['c'], ['a', 'd', 'e']), ...BASE.slice(2)],
    undefined,
  ],
  [
    'a block removed here and moved there',
    [row(['b']), ...BASE.slice(1)],
    [row(['b']), row(['c'], ['a', 'd', 'e']), ...BASE.slice(2)],
    undefined,
  ],
  [
    'columns changed by both',
    [row(['a', 'b'], []), ...BASE.slice(1)],
    [row(['a'], ['b'], []), ...BASE.slice(1)],
    undefined,
  ],
  [
    'columns changed here, and blocks there',
    [row(['a'], ['b']), ...BASE.slice(1)],
    [row(['b']), row(['c', 'a'], ['d', 'e']), ...BASE.slice(2)],
    undefined,
  ],
  [
    'columns changed here, and another section there',
    [row(['a'], ['b']), ...BASE.slice(1)],
    [row(['a', 'b']), row(['d', 'c'], ['e']), ...BASE.slice(2)],
    'a | b / d c | e / f / ',
  ],
])('%s', (_what, mine, theirs, merged) => {
  expect(textOf(mergeLayouts({ base: BASE, mine, theirs }))).toBe(merged);
});

test('widths and colours of one section changed by two people are both there', () => {
  const [first] = BASE;
  const wide = {
    columns: [
      { span: 8, blocks: ['c'] },
      { span: 4, blocks: ['d', 'e'] },
    ],
  };
  const mine = [first!, wide, ...BASE.slice(2)];
  const theirs = [first!, { ...BASE[1]!, theme: 'dark' as const }, ...BASE.slice(2)];
  expect(mergeLayouts({ base: BASE, mine, theirs })?.[1]).toEqual({ ...wide, theme: 'dark' });
});

const rowsOf = ({ body }: PageContent): Rows => body.layout.rows;
const idsOf = (rows: Rows): readonly string[] => rows.flatMap(blocksOfRow);

test('no block of two people is lost or doubled, and blocks that one has moved are beside what they were moved to', () => {
  let merges = 0;
  const chances = fc.array(anyChance, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(chances, chances, (own, other) => {
      const base = exampleContent();
      const edited = (all: typeof own, id: number): PageContent =>
        all.reduce((page, chance) => {
          const command = commandOf(page, chance, () => idOf(id++));
          return command ? after(page, command) : page;
        }, base);
      const [mine, theirs] = [rowsOf(edited(own, 100)), rowsOf(edited(other, 200))];
      const merged = mergeLayouts({ base: rowsOf(base), mine, theirs });
      if (!merged) return;
      merges += 1;
      const before = new Set(idsOf(rowsOf(base)));
      const [ofMine, ofTheirs] = [new Set(idsOf(mine)), new Set(idsOf(theirs))];
      const expected = [...new Set([...before, ...ofMine, ...ofTheirs])].filter((id) =>
        before.has(id) ? ofMine.has(id) && ofTheirs.has(id) : true,
      );
      expect([...idsOf(merged)].sort()).toEqual(expected.sort());
      for (const { columns } of merged)
        expect(columns.reduce((sum, { span }) => sum + span, 0)).toBeLessThanOrEqual(12);
      expect(mergeLayouts({ base: rowsOf(base), mine: rowsOf(base), theirs })).toEqual(theirs);
      expect(mergeLayouts({ base: rowsOf(base), mine, theirs: rowsOf(base) })).toEqual(mine);
      const back = mergeLayouts({ base: rowsOf(base), mine: theirs, theirs: mine });
      expect([...idsOf(back ?? [])].sort()).toEqual(expected);
    }),
    { numRuns: 500 },
  );
  expect(merges).toBeGreaterThan(200);
});
