import type { Patch, PatchOperation } from 'shared-types/admin/pages/page-change';
import { isJsonObject, memberOf, type JsonObject } from './json-object';
import { pointerOf } from './pointer';
import { isSameValue } from './same-value';

type Path = readonly (string | number)[];

/**
 * The patch that leads from a JSON value to another one. It names places as exactly as it can tell them: items of a list
 * only if one of them came, went or changed, or if they have ids; otherwise the list is replaced.
 */
export function diff(before: unknown, after: unknown): Patch {
  return changes(before, after, []);
}

function changes(before: unknown, after: unknown, path: Path): PatchOperation[] {
  // Contents share what is unchanged.
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, path);
  if (isJsonObject(before) && isJsonObject(after)) return inObject(before, after, path);
  return [{ op: 'replace', path: pointerOf(path), value: after }];
}

function inObject(before: JsonObject, after: JsonObject, path: Path): PatchOperation[] {
  const removed = Object.keys(before).filter((key) => before[key] !== undefined && memberOf(after, key) === undefined);
  return [
    ...removed.map((key): PatchOperation => ({ op: 'remove', path: pointerOf([...path, key]) })),
    ...Object.entries(after).flatMap(([key, value]): PatchOperation[] => {
      if (value === undefined) return [];
      const old = memberOf(before, key);
      if (old !== undefined) return changes(old, value, [...path, key]);
      return [{ op: 'add', path: pointerOf([...path, key]), value }];
    }),
  ];
}

function inList(before: readonly unknown[], after: readonly unknown[], path: Path): PatchOperation[] {
  const start = sameItems(before, after);
  const end = sameItems(before.slice(start).reverse(), after.slice(start).reverse());
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (gone.length === 0) return come.map((value, at) => ({ op: 'add', path: pointerOf([...path, start + at]), value }));
  if (come.length === 0) return gone.map(() => ({ op: 'remove', path: pointerOf([...path, start]) }));
  if (gone.length !== come.length || !areSameItems(gone, come))
    return [{ op: 'replace', path: pointerOf(path), value: after }];
  return come.flatMap((item, at) => changes(gone[at], item, [...path, start + at]));
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): number {
  const index = one.findIndex((item, at) => at >= other.length || !isSameValue(item, other[at]));
  return index < 0 ? one.length : index;
}

/** False if the items may have changed places. */
function areSameItems(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === 1 || before.every((item, at) => idOf(item) !== undefined && idOf(item) === idOf(after[at]));
}

function idOf(item: unknown): unknown {
  return isJsonObject(item) ? item.id : undefined;
}
