import type { MenuItem } from '../menu-item';

export const MOVES = ['up', 'down', 'into', 'out', 'remove'] as const;
export type Move = (typeof MOVES)[number];

type Items = readonly MenuItem[];

/** A menu after a move, and the row that has moved. */
export interface Moved {
  readonly items: Items;
  readonly at: number;
}

/** Where something is dropped: before a row, or at the end, or as the last link of the folder at `into`. */
export type Place = { readonly before: number; readonly isInside: boolean } | { readonly into: number };

/** The menu after a move; undefined if the move is impossible. A folder moves with its links; without it they stay. */
export function moveItem(items: Items, at: number, move: Move): Moved | undefined {
  const item = items[at];
  if (!item) return undefined;
  switch (move) {
    case 'up':
      return moveUp(items, at, item);
    case 'down':
      return moveDown(items, at, item);
    case 'into':
      return folderAbove(items, at) === undefined
        ? undefined
        : { items: items.map((one, index) => (index === at ? inside(item) : one)), at };
    case 'out':
      return item.isInside ? moveOut(items, at, item) : undefined;
    default:
      return { items: settled(without(items, at)), at };
  }
}

/** The folder above a link, if nothing is between them: the link can move into it. */
export function folderAbove(items: Items, at: number): MenuItem | undefined {
  const item = items[at];
  if (!item || item.isInside || item.kind === 'folder') return undefined;
  const above = items[topAbove(items, at)];
  return above?.kind === 'folder' ? above : undefined;
}

/** The menu with a row, and its links if it is a folder, at another place. */
export function placeItem(items: Items, from: number, place: Place): Moved {
  const moving = items.slice(from, blockEnd(items, from));
  const rest = without(items, from, moving.length);
  const target = 'into' in place ? place.into : place.before;
  if (target >= from && target < from + moving.length && ('into' in place || target > from)) return { items, at: from };
  const shift = target > from ? moving.length : 0;
  return insertItems(rest, moving, 'into' in place ? { into: target - shift } : { ...place, before: target - shift });
}

/** The menu with further rows at a place; folders only lie between others. */
export function insertItems(items: Items, added: Items, place: Place): Moved {
  const isFolder = added[0]?.kind === 'folder';
  if ('into' in place && items[place.into]?.kind === 'folder' && !isFolder) {
    const at = blockEnd(items, place.into);
    return { items: withAdded(items, at, added.map(inside)), at };
  }
  const before = 'into' in place ? place.into + 1 : place.before;
  const isAmong = items[before]?.isInside === true;
  const at = isFolder && isAmong ? topAbove(items, before) : before;
  const isInside = !isFolder && (isAmong || ('isInside' in place && place.isInside));
  const put = isFolder ? added : added.map((item) => ({ ...item, isInside }));
  return { items: settled(withAdded(items, at, put)), at };
}

function moveUp(items: Items, at: number, item: MenuItem): Moved | undefined {
  if (!item.isInside)
    return at === 0 ? undefined : placeItem(items, at, { before: topAbove(items, at), isInside: false });
  return items[at - 1]?.isInside ? placeItem(items, at, { before: at - 1, isInside: true }) : undefined;
}

function moveDown(items: Items, at: number, item: MenuItem): Moved | undefined {
  const next = blockEnd(items, at);
  if (item.isInside)
    return items[next]?.isInside ? placeItem(items, at, { before: next + 1, isInside: true }) : undefined;
  return next < items.length ? placeItem(items, at, { before: blockEnd(items, next), isInside: false }) : undefined;
}

function moveOut(items: Items, at: number, item: MenuItem): Moved {
  const end = blockEnd(items, topAbove(items, at)) - 1;
  return { items: withAdded(without(items, at), end, [{ ...item, isInside: false }]), at: end };
}

/** The row after a row and what is in it. */
function blockEnd(items: Items, at: number): number {
  if (items[at]?.kind !== 'folder') return at + 1;
  const next = items.findIndex((item, index) => index > at && !item.isInside);
  return next < 0 ? items.length : next;
}

/** The nearest row above that is in no folder. */
function topAbove(items: Items, at: number): number {
  return items
    .slice(0, at)
    .map(({ isInside }) => isInside)
    .lastIndexOf(false);
}

function without(items: Items, at: number, count = 1): Items {
  return [...items.slice(0, at), ...items.slice(at + count)];
}

function withAdded(items: Items, at: number, added: Items): Items {
  return [...items.slice(0, at), ...added, ...items.slice(at)];
}

function inside(item: MenuItem): MenuItem {
  return { ...item, isInside: true };
}

/** Links whose folder is gone are in none. */
function settled(items: Items): Items {
  let isOpen = false;
  return items.map((item) => {
    if (!item.isInside) isOpen = item.kind === 'folder';
    return item.isInside && !isOpen ? { ...item, isInside: false } : item;
  });
}
