import type { Patch, PatchOperation } from 'shared-types/admin/pages/page-change';
import { pointerOf, pointerParts } from '../page-content/pointer';

/** The layout is one unit: blocks move between its rows. Editors merge two layouts, and send the result as their change. */
const UNIT = ['body', 'layout', 'rows'];
/** The key of an array, as far as a pointer shows it. */
const ITEM = /^(?:-|\d+)$/;

/** Pointers of a patch that conflict with another one: the same place, or one inside of the other. */
export function findConflicts(mine: Patch, theirs: Patch): string[] {
  const places = theirs.map(placeOf);
  const conflicting = mine.filter((operation) => places.some((place) => areNested(placeOf(operation), place)));
  return [...new Set(conflicting.map(({ path }) => path))];
}

/** What an operation changes. An item that comes or goes moves the others of its list. */
function placeOf({ op, path }: PatchOperation): readonly string[] {
  const parts = pointerParts(path);
  if (UNIT.every((name, index) => parts[index] === name)) return UNIT;
  return op !== 'replace' && ITEM.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
}

function areNested(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return pointerOf(long.slice(0, short.length)) === pointerOf(short);
}
