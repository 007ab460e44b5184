import fc from 'fast-check';
import { NOTHING, type MenuItem } from '../menu-item';
import { folderAbove, insertItems, moveItem, MOVES, placeItem, type Place } from './move-item';

/** `A` is a link, `[F]` a folder, `-B` a link in the folder before it. */
function menu(text: string): MenuItem[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      ...NOTHING,
      kind: word.startsWith('[') ? ('folder' as const) : ('link' as const),
      title: word.replace(/[-[\]]/g, ''),
      isInside: word.startsWith('-'),
    }));
}
const written = (items: readonly MenuItem[] | undefined) =>
  items
    ?.map(({ kind, title, isInside }) => (kind === 'folder' ? `[${title}]` : `${isInside ? '-' : ''}${title}`))
    .join(' ');
const moved = (text: string, at: number, move: (typeof MOVES)[number]) => {
  const result = moveItem(menu(text), at, move);
  return result && `${written(result.items)} @${result.at}`;
};

test('links and folders change places, and a folder takes its links along', () => {
  expect(moved('A [F] -B -C D', 1, 'up')).toBe('[F] -B -C A D @0');
  expect(moved('A [F] -B -C D', 1, 'down')).toBe('A D [F] -B -C @2');
  expect(moved('A [F] -B -C D', 0, 'down')).toBe('[F] -B -C A D @3');
  expect(moved('A [F] -B -C D', 4, 'up')).toBe('A D [F] -B -C @1');
  expect(moved('A [F] -B -C D', 0, 'up')).toBeUndefined();
  expect(moved('A [F] -B -C D', 4, 'down')).toBeUndefined();
});

test('a link in a folder changes places there, and leaves the folder behind it', () => {
  expect(moved('A [F] -B -C D', 2, 'down')).toBe('A [F] -C -B D @3');
  expect(moved('A [F] -B -C D', 3, 'up')).toBe('A [F] -C -B D @2');
  expect(moved('A [F] -B -C D', 2, 'up')).toBeUndefined();
  expect(moved('A [F] -B -C D', 3, 'down')).toBeUndefined();
  expect(moved('A [F] -B -C D', 2, 'out')).toBe('A [F] -C B D @3');
  expect(moved('A', 0, 'out')).toBeUndefined();
});

test('a link moves into the folder above it, and folders into none', () => {
  expect(moved('A [F] -B -C D', 4, 'into')).toBe('A [F] -B -C -D @4');
  expect(folderAbove(menu('[F] A'), 1)?.title).toBe('F');
  expect(moved('[F] A B', 2, 'into')).toBeUndefined();
  expect(moved('[F] -A [G] -B', 2, 'into')).toBeUndefined();
});

test('the links of a removed folder stay', () => {
  expect(moved('A [F] -B -C D', 1, 'remove')).toBe('A B C D @1');
  expect(moved('A [F] -B -C D', 2, 'remove')).toBe('A [F] -C D @2');
});

test('what is dropped goes before a row, into a folder, or to the end', () => {
  const placed = (from: number, place: Place) => written(placeItem(menu('A [F] -B -C D'), from, place).items);
  expect(placed(0, { before: 3, isInside: false })).toBe('[F] -B -A -C D');
  expect(placed(0, { into: 1 })).toBe('[F] -B -C -A D');
  expect(placed(2, { before: 0, isInside: false })).toBe('B A [F] -C D');
  expect(placed(4, { before: 4, isInside: true })).toBe('A [F] -B -C -D');
  expect(placed(1, { before: 3, isInside: false })).toBe('A [F] -B -C D');
  expect(placed(1, { into: 1 })).toBe('A [F] -B -C D');
  expect(written(insertItems(menu('[F] -A [G] -B'), menu('[H] -C'), { before: 3, isInside: true }).items)).toBe(
    '[F] -A [H] -C [G] -B',
  );
});

const items = fc
  .array(fc.constantFrom('A', '-A', '[F]'), { maxLength: 8 })
  .map((words) => menu(words.join(' ')))
  .filter(isSound);
const places = fc.oneof(fc.record({ before: fc.nat(8), isInside: fc.boolean() }), fc.record({ into: fc.nat(7) }));

function isSound(all: readonly MenuItem[]): boolean {
  let isOpen = false;
  return all.every((item) => {
    if (!item.isInside) isOpen = item.kind === 'folder';
    return item.kind === 'folder' ? !item.isInside : !item.isInside || isOpen;
  });
}

test('no move loses an entry, or leaves one inside of no folder', () => {
  const titles = (all: readonly MenuItem[]) => all.map(({ kind }) => kind).sort();
  fc.assert(
    fc.property(items, fc.nat(7), fc.constantFrom(...MOVES), (all, at, move) => {
      const result = moveItem(all, at, move);
      if (!result) return;
      expect(isSound(result.items)).toBe(true);
      expect(result.items).toHaveLength(move === 'remove' ? all.length - 1 : all.length);
    }),
  );
  fc.assert(
    fc.property(items, fc.nat(7), places, (all, from, place) => {
      const target = 'into' in place ? place.into : place.before;
      if (from >= all.length || target > all.length || ('into' in place && target === all.length)) return;
      const result = placeItem(all, from, place);
      expect(isSound(result.items)).toBe(true);
      expect(titles(result.items)).toEqual(titles(all));
      expect(result.items[result.at]?.kind).toBe(all[from]?.kind);
    }),
  );
});
